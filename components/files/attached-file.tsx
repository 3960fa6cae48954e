import { X } from 'lucide-react';
import { plural } from '@/components/library/plural.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import style from './attached-file.module.css';
import type { FileAttachment } from './use-file-actions.ts';

interface AttachedFileProps {
  attachment: FileAttachment;
  /** The engine that is on. */
  engine: EngineId;
  onDrop: () => void;
}

/** Says that a part of a file goes along with the next rewrite, or that the engine that is on will not look at it. */
export function AttachedFile({ attachment, engine, onDrop }: AttachedFileProps) {
  return (
    <div className={style.attachment}>
      <p className={style.line}>
        With <bdi>{attachment.name}</bdi> · {plural(attachment.tokens, 'token')} as background
        {engineKind(engine).access === 'rules' && '. Files need an AI model: connect one in Settings.'}
      </p>
      <IconButton name={`Leave out ${attachment.name}`} icon={<X aria-hidden="true" />} onClick={onDrop} />
    </div>
  );
}
