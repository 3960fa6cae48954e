import { X } from 'lucide-react';
import { plural } from '@/components/library/plural.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import style from './taken-file.module.css';
import type { TakenContext } from './use-taking.ts';

interface TakenFileProps {
  taken: TakenContext;
  /** The engine that is on. */
  engine: EngineId;
  onDrop: () => void;
}

/** Says that a part of a file goes along with the next rewrite, or that the engine that is on will not look at it. */
export function TakenFile({ taken, engine, onDrop }: TakenFileProps) {
  return (
    <div className={style.taken}>
      <p className={style.line}>
        With <bdi>{taken.name}</bdi> · {plural(taken.tokens, 'token')} as background
        {engine === 'offline' &&
          '. The rules on this device read the draft alone: choose a model in Settings.'}
      </p>
      <IconButton name={`Leave out ${taken.name}`} icon={<X aria-hidden="true" />} onClick={onDrop} />
    </div>
  );
}
