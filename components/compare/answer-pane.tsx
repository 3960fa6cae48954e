import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import style from './compare.module.css';
import type { AnswerState, Prompted, Side } from './compare-state.ts';
import { say } from './say.ts';

interface AnswerPaneProps {
  side: Side;
  answer: AnswerState;
  /** Whose answer it is; null while the user must not know. */
  revealed: Prompted | null;
  isPicked: boolean;
  canRetry: boolean;
  onRetry: () => void;
}

/** One of the two answers, as it grows. */
export function AnswerPane({ side, answer, revealed, isPicked, canRetry, onRetry }: AnswerPaneProps) {
  const { status, text } = answer;
  const isUnderWay = status === 'running' || status === 'waiting';
  return (
    <div className={style.pane} data-picked={isPicked || undefined}>
      <h4 className={style.side}>
        <span className={style.letter}>{side}</span>
        <span className={style.whose}>{revealed ? say(`of_${revealed}`) : isUnderWay && say(status)}</span>
        {isPicked && <span className={style.picked}>{say('yourPick')}</span>}
      </h4>
      {(text !== '' || isUnderWay) && (
        <section
          className={style.answer}
          aria-label={say('answer', { side })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer is scrolled by keyboard
          tabIndex={0}
          dir="auto"
          aria-busy={isUnderWay}
        >
          {text}
        </section>
      )}
      {status === 'failed' && (
        <Failure code={answer.code} context="answer">
          {canRetry && (
            <Button onClick={onRetry} aria-label={say('tryAgainOf', { side })}>
              {say('tryAgain')}
            </Button>
          )}
        </Failure>
      )}
    </div>
  );
}
