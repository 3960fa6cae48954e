import { findBlocks } from './blocks/find-blocks.ts';
import { isOrder } from './blocks/find-handed-over.ts';
import { findMaterialBelow, isOwnList } from './material-below.ts';
import { POINTERS, VERBS } from './material-words.ts';

/** "Proofread: …" hands over what follows without a word for it. */
const WORKS_ON =
  '(?:translat(?:e|ion)|proofread|correct|rewrite|rephrase|reword|paraphrase|shorten|fix|make (?:it|this|that) (?:sound )?(?:(?:more|less) \\p{L}+|\\p{L}+er)|summari[sz]e|grammar check|spell ?check)';
const INTRO = new RegExp(
  `(?:^|[.!?\\n]\\s*)(?:(?:please|pls|plz|hey|can you|could you|can u)[, ]+)*${WORKS_ON}\\b(?![^:\\n]{0,60}\\b(?:code|bugs?|errors?)\\b)[^.!?\\n:]{0,50}:(?!\\/\\/)\\s*(?=\\S)|(?:^|[.!?,\\n]\\s*)here (?:it is|they are|you go|it goes)\\s*:\\s*(?=\\S)|(?<![\\p{L}\\d])(?:${VERBS})\\b[^.!?\\n:]{0,60}?\\b(?:${POINTERS})\\b[^.!?\\n:]{0,100}:(?!\\/\\/)\\s*(?=\\S)`,
  'iu',
);
const LAST_LINE_WISH =
  /\n+(?:[^\n]*\?|(?:please|can you|could you|what|how|why|fix|explain|help|make|keep|use|write|summari[sz]e|translate|i want|i need)\b[^\n]*)$/i;
/** "…\n\nand give me another one": said again behind what was handed over. */
const OWN_PARAGRAPH = /\n[ \t]*\n((?:and|also|then)\b[^\n]{1,200})$/i;
/** "in three parts: what she likes, …": the parts of the result, not a text. */
const PARTS =
  /\b(?:parts?|sections?|points?|things|questions|categories|groups|aspects|steps|ways|formats?|languages?|columns?)\s*:\s*$/i;
/** What nobody writes in a text of his own: the shape of the answer, as the last sentences behind it. */
const LAST_LIMITS =
  /(?<=[.!?…"”'’)]\s|\n)(?:(?:(?:i (?:don['’]?t|do not) want|no|not) (?:more|less|fewer|longer) than \d+ \p{L}+|(?:please )?(?:print|show|give|return|output)(?: it| them| me)? (?:as |in )?(?:an? )?(?:markdown )?(?:table|list|json|csv|bullet points?|bullets)|as (?:an? )?(?:table|list|bullet points|bullets)|in (?:plain|simple|everyday) english|(?:max|maximum|at most|under|up to)\.? \d+ (?:words|sentences|lines|bullets|bullet points|characters))(?:[.,;!]+\s*|\s*$))+$/iu;
/** Sentences in quotation marks, with sentences of the writer's behind them. */
const QUOTED_FIRST = /^(?:"[^"\n]{8,}[.!?…]"|“[^”\n]{8,}[.!?…]”)\s+(?:\p{Lu}|\p{Ll}[^"“\n]*$)/u;
/** As far back as such limits are looked for. */
const LIMITS_CHARS = 400;
/** "Check my text. … The text: …": the label goes with the text. */
const LABELLED = new RegExp(
  `\\b(?:${WORKS_ON}|check|review|edit|improve|look at)\\b[\\s\\S]{0,400}?(?:[.!?]\\s+|\\n\\s*)(?=(?:(?:the|my|here is (?:the|my)) )?(?:text|essay|paragraph|sentences?|letter|abstract|article|caption|poem|story)(?: is)?:\\s+\\S)`,
  'iu',
);
/** "Check my essay and give me a band score. Topic: …": what is judged is not mended before. */
const JUDGED =
  /\b(?:check|grade|score|mark|rate|evaluate|assess|review)\b[^.!?\n]{0,60}\b(?:essay|composition|writing|paragraph|answer)\b[^\n]{0,200}?[.!?:]\s+(?=(?:topic|question|task|prompt|title|essay|answer|text)\s*:\s+\S)/iu;
const MIN_WORDS = 3;

/**
 * Where a draft hands over a text to work on ("summarize this: …"): not the writer's wish, so no rule may touch or sort it.
 * @returns the range of that text: the rest of the paragraph when it begins on the line, else all that follows; undefined
 * when there is none
 */
export function findMaterial(text: string): { start: number; end: number } | undefined {
  const match = INTRO.exec(text) ?? LABELLED.exec(text) ?? JUDGED.exec(text);
  if (!match) return findMaterialBelow(text);
  const start = match.index + match[0].length;
  const beginsBelow = /\n\s*$/.test(match[0]);
  const paragraphEnd = text.slice(start).search(/\n\s*\n/);
  // code that is handed over ends where it ends, whatever the writer asks behind it
  const block = findBlocks(text).find((one) => Math.abs(one.start - start) <= 8 && one.end > start);
  if (block?.kind === 'fence') return undefined;
  if (block?.kind === 'list' && isOwnList(match[0], text.slice(block.start, block.end))) return undefined;
  if (block) return { start: block.start, end: block.end };
  const end = beginsBelow || paragraphEnd < 0 ? text.length : start + paragraphEnd;
  const body = text.slice(start, end).trimEnd();
  // "here is my error: … what does it mean?": the wish comes last
  const wish =
    beginsBelow && /\b(?:here(?:['’]s| is| are)|this is)\b/i.test(match[0])
      ? LAST_LINE_WISH.exec(body)
      : null;
  const tailStart = Math.max(0, body.length - LIMITS_CHARS);
  const limits = wish ? null : LAST_LIMITS.exec(body.slice(tailStart));
  const own = beginsBelow && !wish ? OWN_PARAGRAPH.exec(body) : null;
  const lastAt =
    wish?.index ??
    (own && isOrder(own[1] ?? '') ? own.index : undefined) ??
    (limits ? tailStart + limits.index : body.length);
  const material = body.slice(0, lastAt).trimEnd();
  // "correct my text and explain the mistakes: …" hands it over all the same
  const isWorkedOn = new RegExp(`\\b${WORKS_ON}\\b`, 'iu').test(match[0]);
  if (!beginsBelow && !isWorkedOn && /\b(?:explain|answer)\b/i.test(match[0])) return undefined;
  const isSafeAnyway = /^(?:`{3,}|~{3,})|^"[^"]*"$|^“[^”]*”$/.test(material);
  const isData = /^[[{<]/.test(material);
  if (beginsBelow ? false : PARTS.test(match[0])) return undefined;
  // "reply to this review: "Never again." We were two people short": what is quoted ends where its marks close
  if (!isWorkedOn && QUOTED_FIRST.test(material)) return undefined;
  if (isSafeAnyway || (!isData && material.split(/\s+/).length < MIN_WORDS)) return undefined;
  return { start, end: start + material.length };
}
