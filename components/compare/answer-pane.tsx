import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import style from './compare.module.css';
import type { AnswerState, Prompted, Side } from './compare-state.ts';

interface AnswerPaneProps {
  side: Side;
  answer: AnswerState;
  /** Whose answer it is; null while the user must not know. */
  revealed: Prompted | null;
  isPicked: boolean;
  canRetry: boolean;
  onRetry: () => void;
}

const names = { original: 'your draft', rewrite: 'the rewrite' } as const;
const waits = { waiting: 'Waits for the other answer', running: 'Answering', done: '', failed: '' } as const;

/** One of the two answers, as it grows. */
export function AnswerPane({ side, answer, revealed, isPicked, canRetry, onRetry }: AnswerPaneProps) {
  const { status, text } = answer;
  const isUnderWay = status === 'running' || status === 'waiting';
  return (
    <div className={style.pane} data-picked={isPicked || undefined}>
      <h4 className={style.side}>
        <span className={style.letter}>{side}</span>
        <span className={style.whose}>{revealed ? names[revealed] : waits[status]}</span>
        {isPicked && <span className={style.picked}>Your pick</span>}
      </h4>
      {(text !== '' || isUnderWay) && (
        <section
          className={style.answer}
          aria-label={`Answer ${side}`}
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
            <Button onClick={onRetry} aria-label={`Try ${side} again`}>
              Try again
            </Button>
          )}
        </Failure>
      )}
    </div>
  );
}
