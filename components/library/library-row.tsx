import { Star } from 'lucide-react';
import { memo } from 'react';
import { promptBeginning } from '@/shared/library/prompt-beginning.ts';
import type { LibraryItem } from '@/shared/library/records.ts';
import style from './library-list.module.css';
import { saidByName } from './made-name.ts';
import { say } from './say.ts';

interface LibraryRowProps {
  item: LibraryItem;
  /** Whether Tab stops here: one row of the list takes it. */
  isTabStop: boolean;
  onOpen: (id: string) => void;
}

/** Where the next sentence begins: a short form ("e.g.") or a number in a list ends none. */
const NEXT_SENTENCE = /(?:[.!?…]["”’)\]]*\s+(?=["“‘(]?[\p{Lu}\p{Lo}])|\n\s*)(\S.*)$/su;

/** What stands below a name: where it belongs, else how it begins or goes on; nothing where the name says it all. */
function detailOf(item: LibraryItem): string {
  const { category, tags, text } = item;
  const places = [category, ...tags.map((tag) => `#${tag}`)].filter(Boolean);
  if (places.length > 0) return places.join(' · ');
  const beginning = promptBeginning(text);
  const said = saidByName(item);
  if (!said) return beginning.slice(0, 120);
  const after = beginning.slice(said.length);
  // It goes on with a word, not with the mark that ends the one before; one that begins a word is the user's own.
  const [marks] = /^[.,;:!?…)\]]*\s*(?:[.,;:!?…)\]]+(?:\s+|$))?/.exec(after) ?? [''];
  const rest = after.slice(marks.length);
  const isNext = rest === '' || /[.!?…\n]/.test(`${said.slice(-1)}${marks}`);
  // A name that was cut within a sentence: the next one reads by itself.
  const [, next] = isNext ? [] : (NEXT_SENTENCE.exec(rest) ?? []);
  return (isNext ? rest : (next ?? `… ${rest}`)).slice(0, 120);
}

/** One item of the list. Remembered, since many stand there and a keystroke changes few. */
export const LibraryRow = memo(({ item, isTabStop, onOpen }: LibraryRowProps) => {
  const detail = detailOf(item);
  return (
    <li>
      <button
        type="button"
        className={style.row}
        data-item={item.id}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onOpen(item.id)}
      >
        <span className={style.name} dir="auto">
          {item.name}
        </span>
        {item.favourite && <Star role="img" aria-label={say('favourite')} className={style.star} />}
        <span className={style.kind}>{say(item.kind)}</span>
        {detail !== '' && (
          <span className={style.detail} dir="auto">
            {detail}
          </span>
        )}
      </button>
    </li>
  );
});
