import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Edit } from '@/shared/engines/offline/polish/edits.ts';
import type { Passage } from '@/shared/engines/offline/polish/pattern.ts';

/** Questions inside a sentence, and one that lacks its helping verb: "explain how does X works", "what means X". */
export function indirectQuestions({ text, masked }: Passage): Edit[] {
  return [
    ...withoutDo(masked),
    ...withoutDoOf(masked),
    ...turned(text, masked),
    ...whereIs(masked),
    ...whatMeans(masked),
    ...turnedWhy(masked),
  ];
}

const ASKS =
  "(?<![\\p{L}'])(?:explain(?: (?:to )?(?:me|us))?|tell (?:me|us|him|her|them)|show (?:me|us)|(?:don't|do not|not|you|to|me|us) know|let (?:me|us) know|understand|wonder|wondering|describe|learn|clarify|figure out|decide|no idea|not sure|check(?: please)?|confirm|inform (?:me|us))";

/** "explain how does X works" → "explain how X works", "what did Kant mean" → "what Kant meant" */
const WITH_DO = new RegExp(
  `${ASKS} (?:how(?: (?:much|many \\p{L}+|long|often|far|big))?|why|when|where|what) (does|did) (?:(?:the|a|an|my|your|this|that|our) )?(?!(?:the|a|an|my|your|our|his|her|their|its) )(?:[\\p{L}\\uFFFC]+ ){0,2}?[\\p{L}\\uFFFC]+ (\\p{L}+)(?=\\s*[.!?,\\n]|$| (?:in|on|with|for|under|and|when|to|so|by)\\b)`,
  'giu',
);

function withoutDo(masked: string): Edit[] {
  return [...masked.matchAll(WITH_DO)].flatMap((match) => {
    const [whole, does = '', verb = ''] = match;
    const lower = verb.toLowerCase();
    const forms = verbs.byBase.get(lower) ?? verbs.byThird.get(lower);
    if (!forms || (functionWords.has(lower) && lower !== 'do')) return [];
    const start = match.index + whole.indexOf(` ${does} `) + 1;
    const end = match.index + whole.length;
    const form = does.toLowerCase() === 'did' ? forms.past : forms.third;
    return [
      { start, end: start + does.length + 1, text: '' },
      ...(verb === form ? [] : [{ start: end - verb.length, end, text: form }]),
    ];
  });
}

/** "we want to know when do they use it" → "when they use it" */
const DO_THEY = new RegExp(
  `${ASKS} (?:how|why|when|where) (?<helper>do) (?:they|we|you|i)(?= \\p{L})`,
  'giu',
);

function withoutDoOf(masked: string): Edit[] {
  return [...masked.matchAll(DO_THEY)].map((match) => {
    const end = match.index + match[0].lastIndexOf(' ') + 1;
    return { start: end - 'do '.length, end, text: '' };
  });
}

/** "tell me what should I change" → "tell me what I should change" */
const TURNED = new RegExp(
  `${ASKS} (?:how(?: (?:much|long|often))?|why|when|where|what|which \\p{L}+) (?<helper>should|can|could|will|would|must) (?<subject>i|we|you|they|he|she|it)(?= \\p{L})`,
  'giu',
);

/** "tell us how we should proceed and when can you send it": the second is asked as the first is. */
const TURNED_TOO = new RegExp(
  `${ASKS} (?:how|why|when|where|what) (?:i|we|you|they|he|she|it) [^.!?,\\n]{2,60}? and (?:how|why|when|where|what) (?<helper>should|can|could|will|would|must) (?<subject>i|we|you|they|he|she|it)(?= \\p{L})`,
  'giu',
);

function turned(text: string, masked: string): Edit[] {
  return [...masked.matchAll(TURNED), ...masked.matchAll(TURNED_TOO)].map((match) => {
    const { helper = '', subject = '' } = match.groups ?? {};
    const end = match.index + match[0].length;
    const start = end - helper.length - 1 - subject.length;
    return {
      start,
      end,
      text: `${text.slice(end - subject.length, end)} ${text.slice(start, start + helper.length)}`,
    };
  });
}

/** "check where are the goods" → "check where the goods are" */
const WHERE_IS = new RegExp(
  `${ASKS} (?:where|when|how) (?<be>is|are|was|were) (?:the|my|our|your|his|her|their|this|these) (?:\\p{L}+ )?\\p{L}+(?=\\s*[.!?\\n]|\\s*$)`,
  'giu',
);

function whereIs(masked: string): Edit[] {
  return [...masked.matchAll(WHERE_IS)].flatMap((match) => {
    const { be = '' } = match.groups ?? {};
    const start = match.index + match[0].lastIndexOf(` ${be} `) + 1;
    const end = match.index + match[0].length;
    // "how is the weather like": what it is like ends it
    if (/ (?:like|going|doing)$/i.test(match[0])) return [];
    return [
      { start, end: start + be.length + 1, text: '' },
      { start: end, end, text: ` ${be}` },
    ];
  });
}

/** "What means "on the fence" and how …" → "What does "on the fence" mean and how …" */
const WHAT_MEANS =
  /(?:^|[.!?\n]\s*)what (means) (?:(?:the|this|that) (?:word|phrase|term|expression|idiom|sentence) )?(?:["“]?\uFFFC[\uFFFC ]*["”]?|["“][^"”\n]{1,60}["”]|[\p{L}-]+)(?=\s*[?.!,]|\s*$| and how\b| in \p{L}+)/giu;

function whatMeans(masked: string): Edit[] {
  return [...masked.matchAll(WHAT_MEANS)].flatMap((match) => {
    const start = match.index + match[0].toLowerCase().indexOf('means');
    const end = match.index + match[0].trimEnd().length;
    return [
      { start, end: start + 'means'.length, text: 'does' },
      { start: end, end, text: ' mean' },
    ];
  });
}

/** "Why ALSA can't open the device?" → "Why can't ALSA open the device?" */
const WHY_NAME =
  /(?:^|[.!?\n]\s*)why (?<name>\uFFFC+) (?<helper>is|are|was|were|isn't|aren't|doesn't|don't|didn't|won't|can't)(?= [^.!?,;:\n]{2,60}\?)/giu;

function turnedWhy(masked: string): Edit[] {
  return [...masked.matchAll(WHY_NAME)].flatMap((match) => {
    const { name = '', helper = '' } = match.groups ?? {};
    const end = match.index + match[0].length;
    const start = end - helper.length - 1 - name.length;
    return [
      { start, end: start, text: `${helper} ` },
      { start: end - helper.length - 1, end, text: '' },
    ];
  });
}
