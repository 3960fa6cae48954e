import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { aboutWords } from './about-words.ts';
import style from './attached-file.module.css';
import { attachedParts, withoutPart } from './attached-parts.ts';
import { say } from './say.ts';
import type { FileAttachment } from './use-file-actions.ts';

interface AttachedFileProps {
  attachment: FileAttachment;
  /** The engine that is on. */
  engine: EngineId;
  /** Null leaves all of it out. */
  onChange: (attachment: FileAttachment | null) => void;
}

/** Says what of a file goes along with the next rewrite, shows it, and takes parts of it out. */
export function AttachedFile({ attachment, engine, onChange }: AttachedFileProps) {
  const { name, tokens } = attachment;
  return (
    <div className={style.attachment}>
      <div className={style.head}>
        <p className={style.line}>
          {say.parts(engineKind(engine).access === 'rules' ? 'attachedUnused' : 'attached', {
            name: <bdi key="name">{name}</bdi>,
            length: aboutWords(tokens),
          })}
        </p>
        <IconButton
          name={say('leaveOut', { name })}
          icon={<X aria-hidden="true" />}
          onClick={() => onChange(null)}
        />
      </div>
      <details className={style.parts}>
        <summary>{say('goesAlong')}</summary>
        <ul>
          {attachedParts(attachment).map((part, at) => {
            const [address = ''] = part.split('\n', 1);
            return (
              <li key={part} className={style.part}>
                <pre dir="auto">{part}</pre>
                <IconButton
                  name={say('leaveOut', { name: address })}
                  icon={<X aria-hidden="true" />}
                  onClick={() => onChange(withoutPart(attachment, at))}
                />
              </li>
            );
          })}
        </ul>
      </details>
    </div>
  );
}
