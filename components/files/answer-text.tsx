import { addressOf, type Place } from '@/shared/documents/document.ts';
import style from './answer.module.css';
import type { AskFile, ShowPlace } from './file-entry.ts';
import { useQuery } from './use-query.ts';

interface AnswerTextProps {
  text: string;
  /** Finds the places an answer cites; null where an address alone does not say of which file it is. */
  ask: AskFile | null;
  /** Whether more is still to come: places are looked up once it is whole. */
  isRunning: boolean;
  onShow: ShowPlace;
}

/** Shows where something stands. */
export function PlaceButton({ place, onShow }: { place: Place; onShow: ShowPlace }) {
  const address = addressOf(place);
  return (
    <button
      type="button"
      className={style.citation}
      aria-label={`Show ${address}`}
      onClick={() => onShow(place)}
    >
      {address}
    </button>
  );
}

/** An answer as text, with each place it cites as a button; what names no place of the file stays words. */
export function AnswerText({ text, ask, isRunning, onShow }: AnswerTextProps) {
  const { reply } = useQuery(ask, 'citations', { body: isRunning ? null : { answer: text } });
  const citations = isRunning ? [] : (reply?.citations ?? []);
  return (
    <div className={style.text} dir="auto">
      {citations.map(({ start, end, place }, at) => {
        const before = text.slice(citations[at - 1]?.end ?? 0, start);
        return (
          <span key={`${start} ${end} ${addressOf(place)}`}>
            {before}
            <PlaceButton place={place} onShow={onShow} />
          </span>
        );
      })}
      {text.slice(citations.at(-1)?.end ?? 0)}
    </div>
  );
}
