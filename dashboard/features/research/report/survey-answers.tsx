import type { Citation } from '@/shared/contracts/insight-items.ts';
import type { SurveyAnswer } from '@/shared/contracts/insight-surveys.ts';
import { ConfidenceNote } from './confidence-note.tsx';
import { FoldedQuotes } from './quotes.tsx';
import style from './report.module.css';
import { say } from './say.ts';
import { CountButton, CountLine, SentenceText } from './sentence-text.tsx';

function Answer({ answer, citations }: { answer: SurveyAnswer; citations: readonly Citation[] }) {
  const { questionId, question, answerable, reason, distribution, basis, confidence, counterNote } = answer;
  return (
    <article id={questionId} className={style.finding} aria-labelledby={`${questionId}-title`}>
      <p className={style.tag}>{say(`answer_${answerable}`)}</p>
      <h3 id={`${questionId}-title`}>{question}</h3>
      {reason && <p>{reason}</p>}
      {answer.answer.map((sentence) => (
        <p key={sentence.text}>
          <SentenceText sentence={sentence} citations={citations} label={question} />
        </p>
      ))}
      {distribution.length > 0 && (
        <ul className={style.distribution}>
          {distribution.map(({ label, count }) => (
            <li key={label}>
              <span>{label}</span>
              <CountButton count={count} label={label}>
                {say('countOf', { count: count.value, all: count.of })}
              </CountButton>
            </li>
          ))}
        </ul>
      )}
      {answerable !== 'no' && <CountLine count={basis} label={question} />}
      {confidence && <ConfidenceNote confidence={confidence} count={basis} label={question} />}
      <FoldedQuotes ids={answer.citationIds} counterIds={answer.counterCitationIds} citations={citations}>
        {counterNote && (
          <p className={style.soft}>
            <SentenceText sentence={counterNote} citations={citations} label={question} />
          </p>
        )}
      </FoldedQuotes>
    </article>
  );
}

/** A survey's questions, each answered from what people wrote, or not. */
export function SurveyAnswers({
  answers,
  citations,
}: {
  answers: readonly SurveyAnswer[];
  citations: readonly Citation[];
}) {
  return (
    <>
      <p className={style.soft}>{say('noSample')}</p>
      {answers.map((answer) => (
        <Answer key={answer.questionId} answer={answer} citations={citations} />
      ))}
    </>
  );
}
