import { addressOf, type Block } from '@/shared/documents/document.ts';
import style from './block-view.module.css';
import { looksLikeInstruction } from './detect-instruction.ts';
import { readsAsFigure } from './reads-as-figure.ts';
import { say } from './say.ts';

/** Rows of a table that are shown in a page; the rest is said to be there. */
const MOST_ROWS = 60;
/** Characters of one block that are shown. */
const MOST_CHARS = 6_000;

/** A text whose words of little certainty are marked. */
function Marked({ text, doubtful }: { text: string; doubtful: readonly string[] | undefined }) {
  if (!doubtful || doubtful.length === 0) return text;
  return text.split(/(\s+)/).map((word, at) =>
    doubtful.includes(word) ? (
      <mark key={at} className={style.doubtful}>
        {word}
      </mark>
    ) : (
      word
    ),
  );
}

interface TableProps {
  rows: readonly (readonly string[])[];
  label: string;
  doubtful: readonly string[] | undefined;
}

function Table({ rows, label, doubtful }: TableProps) {
  const [head = [], ...body] = rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section className={style.scroll} tabIndex={0} aria-label={label}>
      <table className={style.table}>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                <Marked text={cell} doubtful={doubtful} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.slice(0, MOST_ROWS).map((row, rowAt) => (
            <tr key={rowAt}>
              {row.map((cell, at) => (
                <td key={at} {...(readsAsFigure(cell) && { 'data-figure': '' })}>
                  <Marked text={cell} doubtful={doubtful} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {body.length > MOST_ROWS && (
        <p className={style.more}>{say('moreRows', { count: body.length - MOST_ROWS })}</p>
      )}
    </section>
  );
}

function Content({ one }: { one: Block }) {
  const { kind, rows, place, doubtful } = one;
  const text = one.text.length > MOST_CHARS ? `${one.text.slice(0, MOST_CHARS)}…` : one.text;
  if (kind === 'table' && rows)
    return <Table rows={rows} label={say('tableAt', { address: addressOf(place) })} doubtful={doubtful} />;
  if (kind === 'code') return <pre className={style.code}>{text}</pre>;
  const marked = <Marked text={text} doubtful={doubtful} />;
  if (kind === 'heading') return <p className={style.heading}>{marked}</p>;
  if (kind === 'list') {
    const items = text.split('\n');
    return (
      <ul className={style.list}>
        {items.map((item, at) => (
          <li key={at}>
            <Marked text={item} doubtful={doubtful} />
          </li>
        ))}
      </ul>
    );
  }
  return <p className={kind === 'paragraph' ? style.paragraph : style.small}>{marked}</p>;
}

/** A block as data: always text, whatever it holds; what cannot be seen in the file or sounds like an order is quoted. */
export function BlockView({ one }: { one: Block }) {
  const isOrder = looksLikeInstruction(one.text);
  if (!one.hidden && !isOrder)
    return (
      <div className={style.block} dir="auto">
        <Content one={one} />
      </div>
    );
  const note = one.hidden ? say('notVisible') : say('anOrder');
  return (
    <figure className={style.quoted}>
      <figcaption className={style.note}>{note}</figcaption>
      <blockquote className={style.block} dir="auto">
        <Content one={one} />
      </blockquote>
    </figure>
  );
}
