import { useRef } from 'react';
import { PromptText } from '@/dashboard/app/prompt-text.tsx';
import type { FeatureDemo } from '@/dashboard/content/feature-demos.en.ts';
import style from './feature-demos.module.css';
import { say } from './say.ts';
import { useTyping } from './use-typing.ts';

/** A terminal-like panel that types a prompt when it is seen and then answers it, once (spec §2). */
export function DemoPanel({ title, prompt, answer }: Pick<FeatureDemo, 'title' | 'prompt' | 'answer'>) {
  const panel = useRef<HTMLElement>(null);
  const { typed, answered } = useTyping(panel, prompt.length);
  return (
    <section
      ref={panel}
      className={style.panel}
      aria-label={say('exampleOf', { title })}
      data-answered={answered}
    >
      <h3 className={style.caption}>{say('yourPrompt')}</h3>
      <p className="visually-hidden">{prompt}</p>
      <p className={style.typed} dir="auto" aria-hidden="true">
        <span data-typed="">{prompt.slice(0, typed)}</span>
        {!answered && <span className={style.cursor} />}
        {/* Keeps the room of what is still to come, so that nothing below jumps. */}
        <span className={style.rest}>{prompt.slice(typed)}</span>
      </p>
      <div className={answered ? style.answer : style.waiting} aria-hidden={!answered}>
        <h3 className={style.caption}>{say('sharpenedOnDevice')}</h3>
        <PromptText text={answer} />
      </div>
    </section>
  );
}
