import { useEffect, useState } from 'react';
import { addressOf, type Place } from '@/shared/documents/document.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import style from './answer.module.css';
import type { AskCitations, CitedPlace, ShowPlace } from './file-entry.ts';
import { say } from './say.ts';

interface AnswerTextProps {
  text: string;
  /** Finds the places an answer cites. */
  ask: AskCitations;
  /** Whether more is still to come: places are looked up once it is whole. */
  isRunning: boolean;
  onShow: ShowPlace;
}

interface PlaceButtonProps {
  place: Place;
  /** Where a place alone does not say in which file it is. */
  file?: CitedPlace['file'];
  onShow: ShowPlace;
}

/** Shows where something stands. */
export function PlaceButton({ place, file, onShow }: PlaceButtonProps) {
  const address = file ? `${file.name}, ${addressOf(place)}` : addressOf(place);
  return (
    <button
      type="button"
      className={style.citation}
      aria-label={say('show', { address })}
      onClick={() => onShow(place, undefined, file?.key)}
    >
      {address}
    </button>
  );
}

/** The places an answer cites, once it is whole. */
function useCitations({ ask, text, isRunning }: Omit<AnswerTextProps, 'onShow'>): readonly CitedPlace[] {
  const [found, setFound] = useState<{ text: string; citations: readonly CitedPlace[] } | null>(null);
  useEffect(() => {
    if (isRunning || text === '') return;
    let isWanted = true;
    ask('citations', { answer: text }).then(
      ({ citations }) => isWanted && setFound({ text, citations }),
      // The answer stands without its buttons.
      (thrown: unknown) => void reportError('panel.files', thrown),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, text, isRunning]);
  return !isRunning && found?.text === text ? found.citations : [];
}

/** An answer as text, with each place it cites as a button; what names no place of the file stays words. */
export function AnswerText({ onShow, ...answer }: AnswerTextProps) {
  const citations = useCitations(answer);
  // As long as before: places are told by where they stand.
  const text = answer.text.replace(/^- /gm, '• ');
  return (
    <div className={style.text} dir="auto">
      {citations.map(({ start, end, place, file }, at) => {
        const before = text.slice(citations[at - 1]?.end ?? 0, start);
        return (
          <span key={`${start} ${end} ${addressOf(place)}`}>
            {before}
            <PlaceButton place={place} {...(file && { file })} onShow={onShow} />
          </span>
        );
      })}
      {text.slice(citations.at(-1)?.end ?? 0)}
    </div>
  );
}
