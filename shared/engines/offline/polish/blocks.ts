/** A stretch of a text: prose that may be mended, or what stays as it is. Joining all `text`s gives the whole back. */
export interface Block {
  kind: 'prose' | 'item' | 'heading' | 'verbatim';
  text: string;
}

const FENCE = /^\s*(`{3,}|~{3,})/;
const ITEM = /^\s*(?:[-*•+–·]|\(?\d{1,3}[.)]|\(?[a-z][.)]|[ivx]{1,4}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
const HEADING = /^\s{0,3}#{1,6}\s+/;
const SHELL =
  /^(?:\$|%|>|#|PS [A-Z]:[^>]*>|\w+@[\w-]+[:~][^$]*\$) ?\S|^(?:npm|npx|git|pip3?|yarn|pnpm|docker|docker-compose|kubectl|curl|wget|sudo|cd|apt|apt-get|brew|cargo|ssh|scp|chmod|mkdir|rm|helm|terraform|systemctl|psql) (?:-|\.|\/|~|[a-z-]+(?:$|:| ))/;
const CODE = [
  /[;{}]\s*$|^\s*[}\])]+[,;]?\s*$|=>\s*$|\{\s*$/,
  /^\s*(?:import|from) [\w.{*'"]+.*(?:import|from) |^\s*(?:import|#include|using|package) [\w.<"*{]+;?$|^\s*(?:def|class|fn|func|function|async function|public|private|protected|static|struct|interface|enum) \w+.*[({:]\s*(?:.*\)\s*)?[{:]?\s*$/,
  /^\s*(?:const|let|var|int|float|double|string|bool|char|auto|val)\s+\w+\s*(?:=|:)/,
  /^\s*(?:if|for|while|switch|elif|else if|catch) ?\(.*\)\s*[{:]?\s*$|^\s*(?:else|try|finally)\s*[:{]\s*$|^\s*(?:if|for|while|elif|with) [^,.?!]{1,60}:\s*$/,
  /^\s*(?:return|print|console\.|echo|raise|throw|yield|await)\b.*[)\];"']\s*$/,
  /^\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER|DROP|FROM|WHERE|JOIN|LEFT JOIN|GROUP BY|ORDER BY|HAVING|LIMIT|VALUES|WITH)\b/,
  /^\s*<\/?[a-zA-Z!][^>]*>|^\s*\/\/|^\s*\/\*|^\s*\*\/|^\s*@\w+(?:\(|$)|^\s*--\s/,
  /^\s*(?:for|while) \w+ in .*:|^npm ERR!|^\s*at [\w$.<>[\] ]+\(|^\s*File ".*", line \d|^Traceback|^\s*\.{3} \d+ more|^Caused by:|^\s*[\w.]*(?:Error|Exception)\b[:(]|^\s*\w+Warning:|^(?:Uncaught|Unhandled|fatal|FATAL|ERROR|WARN|INFO|DEBUG|error|panic|npm ERR! |E\d{3,})\b.*[:!\]]/,
  /^\s*\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|^\s*\d\d:\d\d:\d\d\b/,
  /^\s*[\w.-]+\s*[:=]\s*(?:["'\d[{]|true|false|null|\/)\S*\s*,?$|^\s*["'][\w -]+["']\s*:/,
  /^\s*\w+(?:\.\w+)*\(.*\)\s*[;:]?\s*$|^\s*[\w.[\]]+\s*[-+*/]?=\s*\S/,
  /^\s*\|.*\||^[^\t]*\t[^\t]*\t|^\s*[-=_*~]{3,}\s*$|^\s*\|?\s*:?-{3,}/,
];
const looksLikeCode = (line: string): boolean => CODE.some((shape) => shape.test(line));

function kindOf(line: string, previous: Block['kind'] | undefined): Block['kind'] {
  if (line.trim() === '') return 'verbatim';
  if (/^\s*>/.test(line)) return 'verbatim';
  if (HEADING.test(line)) return 'heading';
  if (ITEM.test(line)) return looksLikeCode(line.replace(ITEM, '')) ? 'verbatim' : 'item';
  if (SHELL.test(line) && !/[.?!]\s*$/.test(line)) return 'verbatim';
  if (looksLikeCode(line)) return 'verbatim';
  if (/^(?: {4}|\t)/.test(line) && previous !== 'item') return 'verbatim';
  return 'prose';
}

/**
 * A text cut into blocks: paragraphs of prose, list items and headings (each with its marker split off as verbatim),
 * and everything else untouched: blank lines, code, tables, quotes, shell lines, stack traces.
 */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const push = (kind: Block['kind'], piece: string) => {
    const last = blocks.at(-1);
    if (last && last.kind === kind && (kind === 'prose' || kind === 'verbatim')) last.text += piece;
    else if (piece !== '') blocks.push({ kind, text: piece });
  };
  let fence: string | undefined;
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined || mark) {
      if (fence === undefined) fence = mark;
      else if (
        mark &&
        line.trim() === mark &&
        mark.startsWith(fence.charAt(0)) &&
        mark.length >= fence.length
      )
        fence = undefined;
      push('verbatim', line);
      continue;
    }
    const previous = blocks.findLast((block) => block.kind !== 'verbatim')?.kind;
    const kind = kindOf(line, blocks.at(-1)?.text.endsWith('\n\n') ? undefined : previous);
    if (kind === 'prose' || kind === 'verbatim') {
      push(kind, line);
      continue;
    }
    const marker = (kind === 'item' ? ITEM : HEADING).exec(line)?.[0] ?? '';
    push('verbatim', marker);
    const body = line.slice(marker.length);
    push(kind, body.trimEnd());
    push('verbatim', body.slice(body.trimEnd().length));
  }
  return blocks;
}
