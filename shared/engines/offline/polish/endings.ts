import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { writeOut } from '@/shared/enhance/abbreviations.ts';
import type { Edit } from './edits.ts';
import { isFormula, SIGNED, SIGNED_PLAINLY } from './formulas.ts';
import { lacksSubject } from './lacks-subject.ts';
import type { Passage } from './pattern.ts';
import { endQuestion } from './run-on-questions.ts';

const AUX =
  "(?:can|could|would|will|do|does|did|is|are|am|was|were|has|have|should|shall|may|might|don't|doesn't|didn't|isn't|aren't|wasn't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)";
const SUBJECT =
  '(?:i|you|we|they|he|she|it|there|this|that|these|those|anyone|anybody|someone|everyone|the|my|your|our|his|her|their|a|an|u)';
const OPENING =
  /^(?:and|but|so(?: yeah)?|also|yo|hiya|right so|(?:right|alright|listen)(?=[,:])|(?:hey )?quick q|u[hm]+|erm?|hmm+|hi (?:all|everyone)|(?:hi|hey)(?: there| guys)?|hello(?: there)?|please|ok|okay|well|now|then|or|sorry|plus|btw|(?:quick )?question|thanks|basically|anyway)[,:]? /i;
const MAX_OPENINGS = 3;
const WH = "(?:what|where|when|why|who|whom|whose|which|how|what's|where's|who's|how's|why's)";
/** How a question begins, its opening words aside. */
const QUESTION_START = [
  /^(?:does|did|is|are|was|were|can|could|would|has) (?!be\b|not\b)[\p{L}']+ /iu,
  // "should handle missing keys" asks nothing
  /^should (?:the|an?|my|our|your|his|her|their|this|that|these|those|there|people|one|\p{Lu}[\p{L}']+|[\p{L}']+s|some\p{L}+|any\p{L}+|every\p{L}+) /u,
  /^do (?:\p{L}+s|people|children|men|women) \p{L}+/iu,
  new RegExp(`^${AUX} ${SUBJECT}\\b`, 'i'),
  new RegExp(`^(?:in|on|at|for|to|from|with|by|of) (?:which|what) .* ${AUX} ${SUBJECT}\\b`, 'i'),
  new RegExp(`^${WH} ${AUX}\\b`, 'i'),
  /^(?:what's|where's|who's|how's|why's|how come|what about|how about|any (?:idea|ideas|tips|suggestions|chance|thoughts|recommendations|news|update|updates)|why not|is it|which one)\b/i,
  new RegExp(
    `^(?:how (?:many|much|long|often|far|old|big|good|hard|soon|fast|do|to best)|what (?:kind|type|sort|time|color|colour|size|day|else|\\w+)|which \\w+)\\b.*\\b${AUX} ${SUBJECT}\\b`,
    'i',
  ),
  /^(?:how (?:many|much|long|often)|which|who|what \w+) .*\b(?:is|are|was|were|has|have|had|got|works?|will|can|should|would|do|does|did)\b/i,
];
/** How a question ends that began as something else. */
const QUESTION_END = [
  /\bif (?:so|not|yes|no),? (?:why|how|what|when|where)$|[,;] (?:and )?(?:why|how come)(?: is that)?$/i,
  /[,;] what(?:'s| is|s) (?:wrong|missing|up|next|better|best|the \p{L}+)(?: (?:here|with (?:it|this|that)))?$/iu,
  /[,;] (?:is|are|was) (?:something|anything|somebody|anybody)\b[^,;]*$/i,
  /[,;] (?:right|ok|okay|correct)$/i,
  new RegExp(
    `[,;] (?:and |but |so |or |then |please )?(?:${AUX} (?:i|you|we|they|he|she|it|there|anyone|someone|this|that|these|u)|${WH}(?: else)? ${AUX} ${SUBJECT}|(?:any|what) (?:idea|ideas|suggestions|thoughts)|what should|how come)\\b[^,;]*(?:, (?:not|without|preferably|ideally|and not) [^,;]*)?$`,
    'i',
  ),
  new RegExp(
    `[,;] (?:what|which) \\p{L}+ ${AUX} ${SUBJECT}\\b[^,;]*(?:, (?:not|without|preferably|ideally) [^,;]*)?$`,
    'iu',
  ),
  new RegExp(
    `\\b(?:and|but|so|please|or) (?:(?:can|could|would|will|do|did|is|are) (?:you|anyone|someone|there|we|i|it|this|that)|${WH} ${AUX} ${SUBJECT})\\b[^,;]*$`,
    'i',
  ),
];
const NOT_QUESTION =
  /^(?:do (?:not|you )?(?:want|your|the|a|it|this|that|my|some)\b(?<!do you want)|(?:had|were|should|may) (?:i|you|we|they|he|she|it)\b.*,|what (?:a|an|i|we|you|they|he|she|it)\b|(?:how|what|when|where|why) to\b|(?:when|where|how|what|which|who)(?:ever)? (?:i|we|you|they|he|she|it|the|my)\b|who (?:knows|cares)\b|ha(?:s|ve|d) to\b)/i;
const FINITE = new RegExp(
  `\\b(?:${AUX.slice(3, -1)}|must|i'm|you're|we're|they're|he's|she's|it's|that's|there's|i've|we've|you've|they've|i'd|i'll|we'll|you'll|let's|cannot|am|had|here's|weren't|hadn't)(?![\\p{L}'])`,
  'iu',
);
/** A sentence, and what is left of it without its first opening words. */
function startsOf(sentence: string): string[] {
  const starts = [sentence];
  while (starts.length <= MAX_OPENINGS) {
    const start = starts.at(-1) ?? '';
    const rest = start.replace(OPENING, '');
    if (rest === start) break;
    starts.push(rest);
  }
  return starts;
}

const isImperative = (words: readonly string[]): boolean => {
  const first =
    words.find(
      (word) =>
        !/^(?:please|and|then|also|so|now|just|kindly|first|finally|next|hi|hey|ok|always|never|pls|plz|but)$/.test(
          word,
        ),
    ) ?? '';
  return (
    verbs.byBase.has(first) ||
    // "Draft agenda" is a heading
    (first === 'draft' && /^(?:an?|me|some|this)$/.test(words[words.indexOf(first) + 1] ?? '')) ||
    /^(?:rewrite|proofread|refactor|brainstorm|assume|paraphrase|reword|double|optimise|summarise|act|thank|thanks|never|feel|clarify|elaborate|shorten|expand|highlight|tweak|guess|stay|debug|rephrase|simplify|pretend)$/.test(
      first,
    )
  );
};

const FRAGMENT = /^[\p{L}\d"'(][^:;]*\s\S*[\p{L}\d%)]$/u;

/** Whether these words make a sentence: a subject's verb, or an order. */
function isSentence(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  if (words.length < 3) return false;
  if (/^(?:thanks|thank you) (?:for|in|so|a lot|again|you|very)\b/.test(words.join(' '))) return true;
  if (FINITE.test(sentence) || isImperative(words)) return true;
  return words.some((word, index) => {
    const subject = words[index - 1];
    const isVerb =
      verbs.byPast.has(word) ||
      verbs.byThird.has(word) ||
      (verbs.byBase.has(word) && /^(?:i|you|we|they|people)$/.test(subject ?? ''));
    return (
      isVerb &&
      subject !== undefined &&
      !/^(?:the|a|an|my|your|of|to|for|in|on|with|and|by)$/.test(subject) &&
      (!functionWords.has(subject) ||
        /^(?:i|you|he|she|it|we|they|this|that|who|which|just|also|really|always|never|still|only|already)$/.test(
          subject,
        ))
    );
  });
}

/** "wat do i need 2 bring": asked as on a phone. */
const HURRIED = /(?<![\p{L}\d'])(?:u|r|n|w|wat|wats|wot|wots|wut|[24])(?![\p{L}\d'])/u;

/** "1) Has it gone?" */
const NUMBERED = /^\(?\d{1,2}[.)]\s+/;

export function isQuestion(asked: string): boolean {
  const plain = asked.replace(NUMBERED, '');
  const sentence = HURRIED.test(plain) ? writeOut(plain) : plain;
  const starts = startsOf(sentence);
  return (
    !starts.some((start) => NOT_QUESTION.test(start) || lacksSubject(start)) &&
    (QUESTION_END.some((shape) => shape.test(sentence)) ||
      QUESTION_START.some((shape) => starts.some((start) => shape.test(start))))
  );
}

/** Titles look like orders too: short, capitalised, alone on the page, no small talk. */
function mayBeTitle(line: string): boolean {
  const words = line.match(/\S+/g) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  // "We moved from Sydney to Ho Chi Minh City last March" has small words that titles write with capitals
  const isCapital = words.every((word) => !/^\p{Ll}/u.test(word) || functionWords.has(word));
  if (words.length > 2 && capitals * 2 > words.length && isCapital) return true;
  // "Draft an email to Hannah"
  if (/^\S+ (?:an?|me|some|this) /.test(line) && isImperative(line.toLowerCase().split(' ', 2))) return false;
  return (
    words.length <= 8 &&
    /^\p{Lu}/u.test(line) &&
    !/\b(?:i|you|me|we|us|please|your|is|are|my|he|she|they|it)\b/i.test(line) &&
    !/^(?:Write|Explain|Give|Tell|Make|Create|Generate|Translate|Summari[sz]e|List|Show|Describe|Please|Compare|Suggest|Find|Thank|Thanks|Help)\b/.test(
      line,
    )
  );
}

const LABEL = /^[^\S\n]*\p{L}[\p{L}'’/ -]{1,24}:[^\S\n]+\S/u;

/** "Audience: small practices, 1-3 dentists" among lines of that form: what stands behind a label is no sentence. */
function isLabelled(text: string, line: string, start: number): boolean {
  if (!LABEL.test(line) || FINITE.test(line.slice(line.indexOf(':')))) return false;
  const before = text.slice(0, start).trimEnd().split('\n').at(-1) ?? '';
  const after =
    text
      .slice(start + line.length)
      .trimStart()
      .split('\n')[0] ?? '';
  return LABEL.test(before) || LABEL.test(after);
}

/** What comes after a line, as far as its end mark cares. */
export type Following = 'end' | 'sentence' | 'list' | 'block' | 'continuation';

/** The end mark a line of prose lacks, or a question mark where a plain question ends with a full stop. */
export function endMark(
  { text, masked }: Passage,
  line: { start: number; end: number; following: Following; alone: boolean },
): Edit[] {
  const raw = text.slice(line.start, line.end).trimEnd();
  const end = line.start + raw.length;
  if (line.following === 'list' || line.following === 'continuation' || isFormula(raw)) return [];
  if (isLabelled(text, raw, line.start)) return [];
  // A chat that opens small and ends without a mark means both.
  if (line.alone && /^(?:lol|btw|ngl|tbh|imo|imho|idk|omg|lmao|yo|nvm|brb) /.test(raw)) return [];
  // "let me know x": a kiss closes a message
  if (/\s(?:x{1,3}|xo(?:xo)?)$/.test(raw)) return [];
  const cover = masked.slice(line.start, end).replaceAll('\uFFFC', 'x');
  const last = masked.charAt(end - 1);
  // "till 5pm", "in useEffect": covered, but plain letters and digits
  const endsPlain = /[\p{L}\d)%]/u.test(last) || /\s[\p{L}\d:]*[\p{L}\d]$/u.test(raw);
  // 'what do I answer to "haha nice"': the quotation has no mark of its own
  const quoted =
    !endsPlain && /[^.!?…,:\s]["”]$/u.test(raw) && !/:\s*["“][^"”]*["”]$/u.test(raw)
      ? cover.split(/[.!?…]+["')\]]*\s+|\n|^[^,]*, (?=wh|how)/i).at(-1)
      : undefined;
  if (quoted && isQuestion(quoted.trim())) return [{ start: end, end, text: '?' }];
  if (!endsPlain && !(text.charAt(end - 1) === '`' && raw.includes(' '))) return [];
  // "(It does not matter.)", "(v2.0.x.)": the sentence has ended inside.
  if (/[.!?…]["”'\uFFFC]*\)$/.test(raw) || (last === ')' && /\S[.!?]["”']?\s+\([^()]*\)$/.test(raw)))
    return [];
  const sentence =
    cover
      .split(/[.!?…]+["')\]]*\s+|\n/)
      .at(-1)
      ?.trim() ?? '';
  // "using the", with the rest on another line: no sentence ends so
  if (/(?:^|\s)(?:the|a|an|and|or|but|which|my|your|our|their|its)$/i.test(raw)) return [];
  // "that appear in", with a name on the next line; "it stops with", and what it says
  const isLed = /\s(?:in|of|for|with|at|from|by|into|than|as|on|to)$/i.test(raw);
  if (isLed && (line.following === 'sentence' || (/with$/i.test(raw) && !isQuestion(sentence)))) return [];
  const earlier = sentence.length < cover.trim().length;
  if (isFormula(sentence) || SIGNED.test(writeOut(raw)) || SIGNED_PLAINLY.test(raw)) return [];
  if (!earlier && line.alone && mayBeTitle(raw)) return [];
  if (isQuestion(sentence)) {
    const isLone = !sentence.includes(' ');
    return isLone ? [] : endQuestion({ text, masked }, { start: end - sentence.length, end, markEnd: end });
  }
  if (line.following === 'block') return [];
  // "I have names in column A. how to sort them"
  if (
    earlier &&
    /^(?:and |so |but )?how to (?!\p{L}+:)[^,:]{2,50}$/iu.test(sentence) &&
    line.following === 'end'
  )
    return [{ start: end, end, text: '?' }];
  if (/^(?:how|what|why|when|where|which|who)\b/i.test(sentence) && !FINITE.test(sentence)) return [];
  // a remark behind sentences ends as they do
  const follows = earlier && FRAGMENT.test(sentence) && /[.!?]["')\]]*\s+\S[^.!?]*$/.test(raw);
  if (!isSentence(sentence) && !follows) return [];
  return [{ start: end, end, text: '.' }];
}

/** "Could you tell Mr. Nakamura": the sentence goes on. */
const TITLE = /\b(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|e\.g|i\.e)$/i;
const BEHIND_TITLE = /^\.[^\S\n]+[\p{Lu}\d]/u;
/** "Could I remind everyone that reports are due." asks nothing, and what else will be is told behind the question. */
const REMINDS =
  /\b(?:can|could|may|might) I (?:just |please )?(?:remind|add|say|point out)\b.*\bthat\b|,? (?:otherwise|or else),? (?:i|you|he|she|it|we|they|there|the|my|our|your|his|her|their|this|that)\b/i;

/** "What is the capital of France." → "?" */
export function wrongFullStops({ text, masked }: Passage): Edit[] {
  const edits: Edit[] = [];
  for (const match of masked.matchAll(/(?<=^|[.!?\n]\s+|\n)([^.!?\n]+)\.(?=\s|$)(?!\.)/gu)) {
    const sentence = (match[1] ?? '').trim();
    const rest = masked.slice(match.index + match[0].length - 1);
    if ((TITLE.test(sentence) && BEHIND_TITLE.test(rest)) || REMINDS.test(sentence)) continue;
    if (!STRONG_QUESTION.test(sentence) || startsOf(sentence).some((start) => NOT_QUESTION.test(start)))
      continue;
    const at = match.index + match[0].length - 1;
    const start = match.index + (match[1] ?? '').search(/\S/);
    edits.push(...endQuestion({ text, masked }, { start, end: at, markEnd: at + 1 }));
  }
  return edits;
}
const STRONG_QUESTION =
  /^(?:(?:hi|hello|hey|and|but|so|also|please|mate|guys)[,]? )?(?:(?:who|where|when)'s (?!\w+ing\b.* (?:is|are|was|depends|does|doesn't)\b)\w|(?:will|would) (?:it|this|that(?! (?:it|i|we|you|they|he|she)\b)|there|they|you|we) (?!if\b)\w+|(?:what|where|why|who|how) (?:is|are|was|were|do|does|did|can|could|should|would|will) (?:i|you|we|they|he|she|it|the|my|your|our|this|that|these|those|a|an|there)\b|what's the|how (?:many|much|long|often) \w+ (?:do|does|did|is|are|can)|(?:can|could|do|does|did|is|are) (?:you|i|we|it|there|this|that|they|anyone|someone) \w+)/i;
