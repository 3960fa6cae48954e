import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { examples } from './examples.ts';
import { say } from './say.ts';
import { useIsCardOpen } from './use-is-card-open.ts';
import { useSharpened } from './use-sharpened.ts';
import style from './welcome.module.css';

/** A real field with a draft in it, and the real card beside it. */
export function TryIt({ keys }: { keys: string }) {
  const [example, setExample] = useState(0);
  const [draft, setDraft] = useState<string>(examples[0]);
  const isCardOpen = useIsCardOpen();
  const sharpened = useSharpened(isCardOpen);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isCardOpen) return;
    // The draft stays in view beside the card that is compared with it, at any size of the window.
    const makeRoom = () => place.current?.scrollIntoView({ block: 'nearest' });
    makeRoom();
    addEventListener('resize', makeRoom);
    return () => removeEventListener('resize', makeRoom);
  }, [isCardOpen]);
  const show = (text: string) => {
    sharpened.reset();
    setDraft(text);
    place.current?.querySelector('textarea')?.focus();
  };
  const next = (example + 1) % examples.length;
  return (
    <section className={style.try} aria-labelledby="try-title">
      <h1 id="try-title" className={sharpened.isSharpened ? style.sharpened : undefined}>
        {say(sharpened.isSharpened ? 'sharpened' : 'title')}
      </h1>
      <p className={style.lead} role="status">
        {sharpened.isSharpened
          ? say('sharpenedLead')
          : keys
            ? say.parts('leadWithKeys', { keys: <kbd key="keys">{keys}</kbd> })
            : say('lead')}
      </p>
      <div ref={place} className={style.field}>
        <TextArea
          label={say('draft')}
          hint={say('draftHint')}
          placeholder={say('draftPlaceholder')}
          rows={4}
          spellCheck={false}
          value={draft}
          {...sharpened.keys}
          onChange={(text, inputType) => {
            sharpened.onChange({ text, before: draft, inputType });
            setDraft(text);
          }}
        />
      </div>
      <div className={style.presses}>
        {/* A press leaves focus and selection in the field. */}
        <Button
          kind={isCardOpen ? 'plain' : 'primary'}
          size="site"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void cardBridge().open?.({})}
        >
          {say('sharpen')}
        </Button>
        <Button
          size="site"
          onClick={() => {
            setExample(next);
            show(examples[next] ?? examples[0]);
          }}
        >
          {say('another')}
        </Button>
        <Button kind="quiet" size="site" onClick={() => show('')}>
          {say('own')}
        </Button>
      </div>
    </section>
  );
}
