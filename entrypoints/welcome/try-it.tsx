import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { examples } from './examples.ts';
import { useIsCardOpen } from './use-is-card-open.ts';
import style from './welcome.module.css';

/** A real field with a draft in it, and the real card beside it. */
export function TryIt({ keys }: { keys: string }) {
  const [example, setExample] = useState(0);
  const [draft, setDraft] = useState<string>(examples[0]);
  const isCardOpen = useIsCardOpen();
  const place = useRef<HTMLDivElement>(null);
  const show = (text: string) => {
    setDraft(text);
    place.current?.querySelector('textarea')?.focus();
  };
  const next = (example + 1) % examples.length;
  return (
    <section className={style.try} aria-labelledby="try-title">
      <h1 id="try-title">Sharpen this draft</h1>
      <p className={style.lead}>
        Press the mark above the field{keys && <>, or {<kbd>{keys}</kbd>}</>}. Read the changes, then Accept.
        One undo gives the draft back.
      </p>
      <div ref={place}>
        <TextArea
          label="Draft"
          hint="Nothing leaves this device, and no account is needed."
          placeholder="Write a prompt, a mail or a message of your own"
          rows={4}
          spellCheck={false}
          value={draft}
          onChange={setDraft}
        />
      </div>
      <ButtonRow>
        {/* A press leaves focus and selection in the field. */}
        <Button
          kind={isCardOpen ? 'plain' : 'primary'}
          size="site"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void cardBridge().open?.({})}
        >
          Sharpen
        </Button>
        <Button
          size="site"
          onClick={() => {
            setExample(next);
            show(examples[next] ?? examples[0]);
          }}
        >
          Another example
        </Button>
        <Button kind="quiet" size="site" onClick={() => show('')}>
          Write my own
        </Button>
      </ButtonRow>
    </section>
  );
}
