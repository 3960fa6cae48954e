import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { say } from '@/dashboard/features/generator/say.ts';
import { type PromptPart, type PromptParts, withPart, withPartMoved } from './prompt-parts.ts';
import style from './result.module.css';

interface PartEditorProps {
  prompt: PromptParts;
  onChange: (prompt: PromptParts) => void;
}

/** The sections of a prompt: each in or out, worded anew, moved up or down. */
export function PartEditor({ prompt, onChange }: PartEditorProps) {
  const { parts, hasHeadings } = prompt;
  const isAlone = parts.length === 1;
  const nameOf = (part: PromptPart) => (hasHeadings ? (part.heading ?? part.title) : say('prompt'));
  return (
    <ol className={style.parts} aria-label={say('sections')}>
      {parts.map((part, at) => {
        const { title, body, isOn } = part;
        const name = nameOf(part);
        return (
          <li key={title} className={style.part} data-on={isOn}>
            <div className={style.partHead}>
              <label className={style.partName}>
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={isAlone}
                  onChange={() => onChange(withPart(prompt, title, (was) => ({ ...was, isOn: !was.isOn })))}
                />
                {name}
              </label>
              {!isAlone && (
                <div className={style.moves}>
                  <IconButton
                    name={say('moveUp', { name })}
                    icon={<ArrowUp aria-hidden="true" />}
                    aria-disabled={at === 0}
                    onClick={() => onChange(withPartMoved(prompt, title, -1))}
                  />
                  <IconButton
                    name={say('moveDown', { name })}
                    icon={<ArrowDown aria-hidden="true" />}
                    aria-disabled={at === parts.length - 1}
                    onClick={() => onChange(withPartMoved(prompt, title, 1))}
                  />
                </div>
              )}
            </div>
            <textarea
              className={style.partText}
              aria-label={say('textOf', { name })}
              dir="auto"
              rows={Math.min(12, body.split('\n').length)}
              value={body}
              onChange={(event) => {
                const text = event.currentTarget.value;
                onChange(withPart(prompt, title, (was) => ({ ...was, body: text })));
              }}
            />
          </li>
        );
      })}
    </ol>
  );
}
