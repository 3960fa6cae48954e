import { findTasks } from '@/shared/engines/offline/actions/find-tasks.ts';
import { findDates } from '@/shared/enhance/detect-dates.ts';
import { type Answer, isOrder } from './read-answer.ts';

/** What an answer is, as far as the questions one would ask depend on it. */
export type AnswerKind =
  | 'advice'
  | 'code'
  | 'command'
  | 'comparison'
  | 'config'
  | 'definition'
  | 'done'
  | 'explanation'
  | 'fact'
  | 'fault'
  | 'feedback'
  | 'health'
  | 'howto'
  | 'ideas'
  | 'law'
  | 'mail'
  | 'maths'
  | 'money'
  | 'names'
  | 'notes'
  | 'pattern'
  | 'plan'
  | 'poem'
  | 'query'
  | 'recipe'
  | 'setup'
  | 'short'
  | 'steps'
  | 'story'
  | 'translation'
  | 'travel'
  | 'wordings';

const GREETING =
  /^\s*(?:(?:subject|re|betreff|objet|asunto)\s*:|(?:hi|hello|hey|dear|liebe[rs]?|sehr geehrte\p{L}*|hallo|bonjour|ch[eè]re?|madame|monsieur|hola|estimad[oa]s?|querid[oa]s?)\s[^\n]{0,50}[,:!]?\s*\n)/iu;
const FAULT =
  /\b(?:\p{Lu}\p{L}*(?:Error|Exception)|(?:the|this|your) (?:error|exception|crash|bug)\b|stack ?trace|traceback)\b/u;
const UNITS =
  /\b\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|dl|l|tsp|tbsp|cups?|oz|EL|TL|cuill[eè]res?|cucharadas?|teaspoons?|tablespoons?)(?= \p{Ll})/gu;
const COOKING =
  /\b(?:flour|dough|bake|simmer|whisk|fry|oven|butter|garlic|batter|recipe|teig|backofen|mehl|farine|four|pâte|harina|masa|horno|huevos|œufs|ricotta|buttermilk|pasta|simmer|tomatoes)(?!\p{L})/giu;
const COMPARES =
  /\b(?:vs\.?|versus|compared (?:to|with)|whereas|in contrast|both are|are both|better than|either will do|vergleich|comparaison|comparaci[oó]n|comparado|par rapport|im vergleich)\b/iu;
/** A short answer that judges rather than states. */
const VERDICT =
  /^\s*(?:yes|no|maybe|probably|perhaps|not|never|always|usually|it depends|sure|correct|true|false|i\b|you\b)/i;
const POEM_LINE = 60;
const SHORT_WORDS = 22;
const MANY_ITEMS = 4;

/** By the words of an English answer, tried in this order. */
const BY_WORDS: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    'translation',
    /\b(?:translat(?:es?|ed|ion)|["”“][^"“”]+["”] in \p{Lu}\p{Ll}+|(?:in|into) (?:spanish|french|german|italian|english|japanese) (?:is|would be|you (?:say|would say)))\b/iu,
  ],
  [
    'health',
    /\b(?:doctor|symptoms?|medications?|pain relief|dose|dosage|cough|fever|fasting|blood pressure|diagnos\w+|vitamins?|allerg\w+|side effects?)\b/i,
  ],
  [
    'law',
    /\b(?:landlord|tenan\w+|contract|terminat\w+|clauses?|liab\w+|visa|custody|copyright|court|lawsuit|gdpr|statutory)\b/i,
  ],
  ['money', /\b(?:index funds?|etfs?|invest\w*|mortgage|compound interest|pension|savings account)\b/i],
  [
    'travel',
    /\b(?:itinerary|day trips?|sightseeing|hotels?|rail pass|flights?|hostel|old town|museums? close|tickets? for the palace)\b|\b(?:days|weekend) in \p{Lu}/iu,
  ],
  [
    'feedback',
    /\byour (?:résumé|resume|cv|essay|draft|text|code|summary|letter)(?!\p{L})[^.]*\b(?:is|are|has|lacks|could|should)\b/iu,
  ],
  [
    'plan',
    /\b(?:\d+-week|week \d|weeks? \d|study plan|training plan|roadmap|schedule|milestones?|phase \d|(?:first|second|third) week)\b/i,
  ],
];

/** What kind of answer a text is; anything else is an explanation. */
export function kindOfAnswer(answer: Answer): AnswerKind {
  return byShape(answer) ?? byWords(answer) ?? 'explanation';
}

function byShape({ text, items, blocks, inlineCode, sentences }: Answer): AnswerKind | undefined {
  if (GREETING.test(text)) return 'mail';
  if (FAULT.test(text) && (blocks.length > 0 || inlineCode.length > 0)) return 'fault';
  if (blocks.length > 0)
    return kindOfCode(blocks.map(({ language, body }) => `${language}\n${body}`).join('\n'));
  const code = inlineCode.join('\n');
  if (/\\[dws]|\[\^?[A-Za-z\d]-|\(\?:/.test(code)) return 'pattern';
  if (/^(?:git|npm|docker|kubectl|sudo|apt|brew|pip|cd|rm|ls|curl|ssh) /m.test(code)) return 'command';
  if ((text.match(UNITS)?.length ?? 0) >= 1 && (text.match(COOKING)?.length ?? 0) >= 2) return 'recipe';
  if (/\d\s*[/*×+=]\s*\d[^.]*=|\b(?:equation|km\/h|square root)\b/i.test(text)) return 'maths';
  if (isPoem(text)) return 'poem';
  if (/^\s*(?:once upon a time|es war einmal|il était une fois|érase una vez)\b/i.test(text)) return 'story';
  const words = text.match(/[\p{L}\d]+/gu)?.length ?? 0;
  if (words <= SHORT_WORDS && items.length === 0 && sentences.length <= 3)
    return /^\s*(?:ok(?:ay)?|done|sure|got it|all set)\b/i.test(text)
      ? 'done'
      : VERDICT.test(text)
        ? 'short'
        : 'fact';
  return undefined;
}

function kindOfCode(code: string): AnswerKind {
  if (/^(?:dockerfile|ya?ml|json|toml|ini|nginx|xml|env|hcl|terraform)\n/i.test(code)) return 'config';
  if (/^sql\n/i.test(code) || /\bselect\b[\s\S]+\bfrom\b/i.test(code)) return 'query';
  if (/^(?:bash|sh|shell|zsh|console|powershell|ps1)\n/i.test(code)) return 'command';
  return 'code';
}

/** Short lines without list marks, most of them not ended by a full stop. */
function isPoem(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const areShort =
    lines.length >= 3 &&
    lines.every((line) => line.length < POEM_LINE && !/^\s*(?:[-*•+|#>]|\d+[.)])/.test(line));
  return (
    areShort &&
    !text.includes(':') &&
    lines.filter((line) => /[.!]$/.test(line.trim())).length * 2 <= lines.length + 1
  );
}

function byWords({ text, items, headings, sentences }: Answer): AnswerKind | undefined {
  const numbered = items.filter(({ isNumbered }) => isNumbered);
  const steps = numbered.filter(
    ({ lead, text: item }) => lead === undefined && /^\p{Lu}?\p{Ll}+ /u.test(item),
  );
  const title = headings[0]?.title ?? '';
  const opening = text.slice(0, 80);
  if (
    COMPARES.test(text.slice(0, 400)) ||
    /\b(?:Offer|Option|Plan|Variant) A\b/.test(text) ||
    /^\s*\|.+\|.+\|/m.test(text)
  )
    return 'comparison';
  if (namesWhoDoesWhat(text)) return 'notes';
  const found = BY_WORDS.find(([, sign]) => sign.test(text));
  if (steps.length >= 3) return found?.[0] === 'travel' ? 'travel' : 'steps';
  if (/\b(?:plan|checklist|roadmap)\b/i.test(title)) return 'plan';
  if (found) return found[0];
  if (/\bnames? (?:for|ideas)\b/i.test(opening)) return 'names';
  if (
    /\b(?:titles?|slogans?|taglines?|subject lines?|headlines?|captions?)(?: (?:for|ideas)\b|:)/i.test(
      opening,
    )
  )
    return 'wordings';
  if (
    /\b(?:the meeting|we|the (?:team|council|board)) (?:agreed|decided)\b|^\s*(?:#+ )?(?:meeting notes|minutes)\b/i.test(
      text,
    )
  )
    return 'notes';
  if (/\b(?:install|download|run the|migrate|configure|enable|disable|deploy|snapshot)\b/i.test(text))
    return 'setup';
  if (/^\s*(?:i would(?:n['’]t| not)?|i['’]d|you (?:should|could)|my advice|it depends)\b/i.test(text))
    return 'advice';
  if (items.length >= MANY_ITEMS && !items.some(({ lead }) => lead)) return 'ideas';
  if (
    /^\s*(?:an? |the )?[\p{L}\d-]+(?: [\p{L}\d-]+){0,3} (?:(?:is|are|means|refers to|describes) (?:an?|the|that)|works? by)\b/iu.test(
      text,
    )
  )
    return 'definition';
  const isOverview = items.filter(({ lead }) => lead).length >= 3;
  return !isOverview && isHowTo(text, sentences) ? 'howto' : undefined;
}

/** Hands out work to people by name, with days. */
function namesWhoDoesWhat(text: string): boolean {
  if (findDates(text).length === 0) return false;
  const tasks = findTasks(text);
  return tasks.length >= 2 && tasks.some(({ who }) => /^(?!I$|You$|We$)[\p{Lu}@]/u.test(who ?? ''));
}

/** Tells what to do in running text. */
function isHowTo(text: string, sentences: readonly string[]): boolean {
  const orders = sentences.filter((sentence) => isOrder(sentence) || ORDERS.test(sentence));
  return /^\s*to \p{L}+ (?:an?|the|your)\b/iu.test(text) || orders.length >= 2;
}

const ORDERS =
  /^(?:you (?:should|must|need to|can)|avoid|keep|never|always|don['’]t|make sure|mix|let|assign|hold|write|put|set|give|feed|spend|bring|take|for \p{L}+, (?:take|use|choose))\b/iu;
