import { unasked } from '@/shared/texts/wish-lines.en.ts';
import type { WordedTopic } from './worded-topic.ts';

/** Lines no prose has. */
const CODE: readonly RegExp[] = [
  /=>|\{\s*$|\);\s*$|^\s*\w[\w.[\]]* [-+*/]?= .*;\s*$|^\s*(?:const|let|var) \w+ ?=|\bfunction\b[^(\n]*\([^)\n]*\)\s*\{|^\s*def \w+\(|^\s*#include\b|^\s*for ?\([^)\n]*;/m,
  /^(?:import|from) [\w.]+ (?:as|import) \w|^import [\w.]+\n/m,
  /^SELECT\s[\s\S]+\sFROM\s/m,
  /^<(?:!doctype|[a-z][\w-]*)[^>]*>[\s\S]*>$/i,
];
/** A line of words: no mark of code at its end or between them, and nothing indented. */
const PROSE =
  /^(?![\s#@/<>*{}()[\]|$-])(?!(?:const|let|var|import|from|return|def|class|if|else|elif|for|while|try|SELECT|FROM|WHERE|AND|OR|ORDER|GROUP|JOIN|LEFT|INSERT|UPDATE|DELETE)\b(?! (?:i|you|it|this|the|my) ))(?!.*(?:[;{}[\]=]|\)\s*$|\w\(|:\s*$))\S+(?: \S+)+[.?!]?$/u;

const asBlock = (code: readonly string[]) => ['```', ...code, '```'].join('\n');

/** Code with what is said above and below it, which stays as it was typed; undefined for a topic without code. */
export function wordCode(topic: string): WordedTopic | undefined {
  if (!CODE.some((sign) => sign.test(topic)) || topic.includes('```')) return undefined;
  const lines = topic.split('\n');
  const isSaid = (line: string) => line.trim() === '' || PROSE.test(line);
  const first = lines.findIndex((line) => !isSaid(line));
  const last = lines.findLastIndex((line) => !isSaid(line));
  if (first === -1) return undefined;
  const said = (part: readonly string[]) => part.join('\n').trim();
  const above = said(lines.slice(0, first));
  const below = said(lines.slice(last + 1));
  const code = asBlock(lines.slice(first, last + 1));
  const lead = above || (below === '' ? unasked.code : unasked.askedOfCode);
  return { kind: 'request', wish: [lead, code, below].filter(Boolean).join('\n\n') };
}
