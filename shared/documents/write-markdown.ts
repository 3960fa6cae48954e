import type { Block } from './document.ts';

/** What stands in a cell of a Markdown table: one line, its bars not taken for borders. */
function cellText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

function tableText(rows: readonly (readonly string[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cellText(cells[at] ?? '')).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
}

function listText({ text, ordered }: Block): string {
  const items = text.split('\n').filter((item) => item.trim() !== '');
  return items
    .map((item, at) => {
      if (!ordered) return `- ${item.replace(/^\s*[-•*‣◦▪–]\s+/, '')}`;
      return /^\s*(\d+|[a-z]|[ivxlc]+)[.)]\s/i.test(item) ? item : `${at + 1}. ${item}`;
    })
    .join('\n');
}

function blockText(one: Block): string {
  if (one.kind === 'heading') return `${'#'.repeat(one.level ?? 1)} ${one.text.replace(/\s*\n\s*/g, ' ')}`;
  if (one.kind === 'table' && one.rows) return tableText(one.rows);
  if (one.kind === 'list') return listText(one);
  if (one.kind === 'code') return `\`\`\`\n${one.text}\n\`\`\``;
  // A paragraph that only looks like a heading or a table row is none.
  return one.text.replace(/^(\s{0,3})(#{1,6}\s)/gm, '$1\\$2');
}

/** Blocks as Markdown (CommonMark with GFM tables), in their order. What is hidden is left out. */
export function writeMarkdown(blocks: Iterable<Block>): string {
  const parts: string[] = [];
  for (const one of blocks) if (!one.hidden) parts.push(blockText(one));
  return parts.filter((part) => part !== '').join('\n\n');
}
