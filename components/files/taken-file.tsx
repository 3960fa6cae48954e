import { X } from 'lucide-react';
import { plural } from '@/components/library/plural.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import style from './taken-file.module.css';
import type { TakenContext } from './use-taking.ts';

/** Says that a part of a file goes along with the next rewrite. */
export function TakenFile({ taken, onDrop }: { taken: TakenContext; onDrop: () => void }) {
  return (
    <div className={style.taken}>
      <p className={style.line}>
        With <bdi>{taken.name}</bdi> · {plural(taken.tokens, 'token')} as background
      </p>
      <IconButton name={`Leave out ${taken.name}`} icon={<X aria-hidden="true" />} onClick={onDrop} />
    </div>
  );
}
