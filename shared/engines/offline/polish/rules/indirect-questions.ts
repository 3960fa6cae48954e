import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Edit } from '@/shared/engines/offline/polish/edits.ts';
import type { Passage } from '@/shared/engines/offline/polish/pattern.ts';

/** "explain how does X works" → "explain how X works" */
export function indirectQuestions({ text, masked }: Passage): Edit[] {
  const edits: Edit[] = [];
  for (const match of masked.matchAll(INDIRECT)) {
    const [whole, does = '', verb = ''] = match;
    const start = match.index + whole.indexOf(` ${does} `) + 1;
    const end = match.index + whole.length;
    const forms = verbs.byBase.get(verb.toLowerCase()) ?? verbs.byThird.get(verb.toLowerCase());
    if (!forms || functionWords.has(verb.toLowerCase())) continue;
    edits.push({ start, end: start + does.length + 1, text: '' });
    const third = forms.third;
    if (verb !== third) edits.push({ start: end - verb.length, end, text: third });
    if (text.slice(end - verb.length, end) !== verb) edits.pop();
  }
  return edits;
}
const INDIRECT =
  /(?<![\p{L}'])(?:explain(?: (?:to )?me)?|tell me|show me|understand|wondering|describe|learn|clarify|figure out) (?:how|why|when|where) (does) (?:(?:the|a|an|my|your|this|that|our) )?(?:[\p{L}\uFFFC]+ ){0,2}?[\p{L}\uFFFC]+ (\p{L}+)(?=\s*[.!?,\n]|$| (?:in|on|with|for|under|and|when|to|so|by)\b)/giu;
