import MarkdownIt from 'markdown-it';
import type { Block, DocumentWarning, Place } from '@/shared/documents/document.ts';
import type { ReadBlock } from './block-reader.ts';
import { htmlBlocks } from './html-blocks.ts';
import { parseHtml } from './html-tree.ts';
import { type MarkdownSection, markdownSections } from './markdown-sections.ts';
import { normaliseText } from './normalise-text.ts';

/** HTML stays in, for its text: it is parsed, not shown, and hidden parts and scripts of it are passed over as in a page. */
const parser = new MarkdownIt({ html: true, linkify: false, typographer: false, maxNesting: 40 });
/** An address that a link names by its label. */
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:[ \t]*\S+.*$/gm;

/** Longer ones are cut like those of a page. */
const MAX_PLAIN_CHARS = 3_000;

type Token = ReturnType<typeof parser.parse>[number];

interface Counts {
  scripts: number;
  hidden: number;
}

/** The tokens of one block at a time: from its opening to its closing on the outermost level. */
function* groups(tokens: readonly Token[]): Generator<Token[]> {
  let group: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    group.push(token);
    depth += token.nesting;
    if (depth > 0) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

const PLAIN = /^(?:text|softbreak|hardbreak|code_inline|text_special|(?:em|strong|s)_(?:open|close))$/;

/** A paragraph or heading of words alone, most of any text: read without building a page of it. */
function plainBlock(tokens: readonly Token[], place: Place): Block | undefined {
  const [open, inline] = tokens;
  const level = /^h([1-6])$/.exec(open?.tag ?? '')?.[1];
  const isPlain = tokens.length === 3 && inline?.children?.every(({ type }) => PLAIN.test(type));
  if (!open || !isPlain || (!level && open.type !== 'paragraph_open')) return undefined;
  const parts = inline?.children?.map(({ type, content }) =>
    type === 'softbreak' ? ' ' : type === 'hardbreak' ? '\n' : content,
  );
  const text = normaliseText((parts ?? []).join('').replace(/[\t ]+/g, ' ')).trim();
  if (!text || text.length > MAX_PLAIN_CHARS) return undefined;
  return level ? { kind: 'heading', place, text, level: Number(level) } : { kind: 'paragraph', place, text };
}

function blocksOf(tokens: Token[], { from, lines }: MarkdownSection, counts: Counts): Block[] {
  const map = tokens[0]?.map ?? [0, 1];
  const start = map[0];
  let end = map[1];
  while (end > start + 1 && !lines[end - 1]?.trim()) end -= 1;
  const place = { in: 'lines', from: from + start, to: from + end - 1 } as const;
  const plain = plainBlock(tokens, place);
  if (plain) return [plain];
  const html = parser.renderer.render(tokens, parser.options, {});
  const { blocks, scripts, hidden } = htmlBlocks(parseHtml(html), { nextPlace: () => place });
  counts.scripts += scripts;
  counts.hidden += hidden;
  return blocks;
}

function linesBlock(kind: 'code' | 'footnote', { from, lines }: MarkdownSection): Block {
  const text = normaliseText(lines.join('\n')).trim();
  const note = text.replace(/^\[\^([^\]\s]+)\]:\s*/, '[$1] ').replace(/\s*\n\s*/g, ' ');
  return {
    kind,
    place: { in: 'lines', from, to: from + lines.length - 1 },
    text: kind === 'footnote' ? note : text,
  };
}

/** The blocks of a Markdown text with the lines they stand in; `warnings` is filled as it goes. */
export function* markdownBlocks(
  text: string,
  { signal, warnings }: { signal: AbortSignal; warnings: DocumentWarning[] },
): Generator<ReadBlock> {
  const definitions = (text.match(DEFINITION) ?? []).join('\n');
  const counts: Counts = { scripts: 0, hidden: 0 };
  for (const section of markdownSections(text)) {
    if (signal.aborted) return;
    const { until } = section;
    if (section.kind !== 'markdown') {
      yield { block: linesBlock(section.kind === 'note' ? 'footnote' : 'code', section), until };
      continue;
    }
    // What is defined anywhere holds everywhere, also in another section.
    const env = {};
    if (definitions) parser.parse(definitions, env);
    for (const group of groups(parser.parse(section.lines.join('\n'), env)))
      for (const block of blocksOf(group, section, counts)) yield { block, until };
  }
  if (counts.scripts > 0) warnings.push({ code: 'scripts_ignored', count: counts.scripts });
  if (counts.hidden > 0) warnings.push({ code: 'hidden_text', count: counts.hidden });
}
