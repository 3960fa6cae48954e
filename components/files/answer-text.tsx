import type { Place } from '@/shared/documents/document.ts';
import style from './answer.module.css';
import { readCitations } from './read-address.ts';

interface AnswerTextProps {
  text: string;
  onShow: (place: Place) => void;
}

/** An answer as text, with each place it cites as a button that shows it. */
export function AnswerText({ text, onShow }: AnswerTextProps) {
  return (
    <div className={style.text} dir="auto">
      {readCitations(text).map((piece, at) => {
        if ('text' in piece) return piece.text;
        const { address, place } = piece;
        return (
          <button
            key={at}
            type="button"
            className={style.citation}
            aria-label={`Show ${address}`}
            onClick={() => onShow(place)}
          >
            {address}
          </button>
        );
      })}
    </div>
  );
}
