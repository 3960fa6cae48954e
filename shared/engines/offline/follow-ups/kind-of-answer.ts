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
  | 'refusal'
  | 'rewrite'
  | 'setup'
  | 'short'
  | 'steps'
  | 'story'
  | 'translation'
  | 'travel'
  | 'usage'
  | 'wordings';

const GREETING =
  /^\s*(?:(?:subject|re|betreff|objet|asunto)\s*:|(?:hi|hello|hey|dear|liebe[rs]?|sehr geehrte\p{L}*|hallo|bonjour|ch[eè]re?|madame|monsieur|hola|estimad[oa]s?|querid[oa]s?)\s[^\n]{0,50}[,:!]?\s*\n)/iu;
const FAULT =
  /\b(?:\p{Lu}\p{L}*(?:Error|Exception)|(?:the|this|your) (?:error|exception|crash|bug)\b|stack ?trace|traceback)\b/u;
const UNITS =
  /\b\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|dl|l|tsp|tbsp|cups?|oz|EL|TL|cuill[eè]res?|cucharadas?|teaspoons?|tablespoons?|litres?|liters?)(?= \p{Ll})/gu;
const COOKING =
  /\b(?:flour|dough|bake|simmer|whisk|fry|oven|butter|garlic|batter|recipe|teig|backofen|mehl|farine|four|pâte|harina|masa|horno|huevos|œufs|ricotta|buttermilk|pasta|simmer|tomatoes|coffee|fridge|strain|stir|boil|chop|onions?|rice|yeast|bloem|taart|manteiga|burro)(?!\p{L})/giu;
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
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day:[\s\S]*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day:|\b(?:\d+-week|week \d|weeks? \d|study plan|training plan|roadmap|schedule|milestones?|phase \d|(?:first|second|third) week)\b/i,
  ],
];

/** Told by what a text opens with, whatever its length. */
const BY_OPENING: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    'refusal',
    /^\s*(?:i['’]m |i am )?(?:sorry|afraid)\b[^.]{0,40}\b(?:can['’]?t|cannot|unable)\b|^\s*i (?:can['’]?t|cannot) (?:help|assist|do)\b/i,
  ],
  ['translation', /^\s*(?:sure[!,.] )?(?:here(?:['’]s| is) )?(?:the|a|your) translation\b/i],
  [
    'rewrite',
    /^\s*(?:sure[!,.] |of course[!,.] )?here(?:['’]s| is) (?:an?|the|your) (?:\p{L}+ ){0,2}(?:version|draft|rewrite|revision|wording)\b/iu,
  ],
  ['query', /^\s*select\b[\s\S]+\bfrom\b/i],
  ['code', /^\s*(?:def \w+\(|function \w+\(|class \w+|import [\w{]|const \w+ =|#include)/m],
  ['maths', /\d\s*[/*×+=]\s*\d[^.]*=|\b(?:equation|km\/h|square root)\b/i],
  ['story', /^\s*(?:once upon a time|es war einmal|il était une fois|érase una vez)\b/i],
];

/** By the words of an English answer that is nothing more special. */
const AFTERWARDS: readonly (readonly [AnswerKind, RegExp])[] = [
  ['names', /^[\s\S]{0,80}\bnames? (?:for|ideas)\b/i],
  [
    'wordings',
    /^[\s\S]{0,80}\b(?:titles?|slogans?|taglines?|subject lines?|headlines?|captions?)(?: (?:for|ideas)\b|:)/i,
  ],
  [
    'notes',
    /\b(?:the meeting|we|the (?:team|council|board)) (?:agreed|decided)\b|^\s*(?:#+ )?(?:meeting notes|minutes)\b/i,
  ],
  ['setup', /\b(?:install|download|run the|migrate|configure|enable|disable|deploy|snapshot)\b/i],
  [
    'advice',
    /^\s*(?:i would(?:n['’]t| not)?|i['’]d|you (?:should|could)|my advice|it depends)\b|\bi(?:['’]d| would) (?:go with|go for|choose|take|pick|recommend|apply|start with)\b|\bpros\b[\s\S]*\bcons\b/i,
  ],
];
const DEFINES =
  /^\s*(?:an? |the )?[\p{L}\d-]+(?: [\p{L}\d-]+){0,3} (?:(?:is|are|means|refers to|describes) (?:an?|the|that)|works? by|are \p{Ll}+s (?:with|that|which|of|for))\b/iu;
const FAILS =
  /\b(?:tests?|build|code|app|query|script|page|import|request) (?:fails?|crash(?:es)?|breaks?|hangs?)\b/i;

/** What kind of answer a text is; anything else is an explanation. */
export function kindOfAnswer(answer: Answer): AnswerKind {
  return byShape(answer) ?? byWords(answer) ?? 'explanation';
}

function byShape(answer: Answer): AnswerKind | undefined {
  const { text, blocks, inlineCode } = answer;
  if (GREETING.test(text)) return 'mail';
  const hasCode = blocks.length > 0 || inlineCode.length > 0;
  if (hasCode && (FAULT.test(text) || FAILS.test(text))) return 'fault';
  if (blocks.length > 0)
    return kindOfCode(blocks.map(({ language, body }) => `${language}\n${body}`).join('\n'));
  const code = inlineCode.join('\n');
  if (/\\[dws]|\[\^?[A-Za-z\d]-|\(\?:/.test(code)) return 'pattern';
  if (/^(?:git|npm|docker|kubectl|sudo|apt|brew|pip|cd|rm|ls|curl|ssh) /m.test(code)) return 'command';
  const [units, cooking] = [text.match(UNITS)?.length ?? 0, text.match(COOKING)?.length ?? 0];
  if (units >= 1 && cooking >= 2) return 'recipe';
  const told = BY_OPENING.find(([, sign]) => sign.test(text));
  if (told) return told[0];
  return isPoem(text) ? 'poem' : kindOfShort(answer);
}

function kindOfShort({ text, items, sentences }: Answer): AnswerKind | undefined {
  const words = text.match(/[\p{L}\d]+/gu)?.length ?? 0;
  if (words > SHORT_WORDS || items.length > 0 || sentences.length > 3) return undefined;
  if (/^\s*(?:ok(?:ay)?|done|sure|got it|all set)\b/i.test(text)) return 'done';
  return VERDICT.test(text) ? 'short' : 'fact';
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

function byWords({ text, items, headings, sentences, inlineCode }: Answer): AnswerKind | undefined {
  const numbered = items.filter(({ isNumbered }) => isNumbered);
  const steps = numbered.filter(
    ({ lead, text: item }) => lead === undefined && /^\p{Lu}?\p{Ll}+ /u.test(item),
  );
  const title = headings[0]?.title ?? '';
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
  const late = AFTERWARDS.find(([, sign]) => sign.test(text));
  if (late) return late[0];
  if (items.length >= MANY_ITEMS && !items.some(({ lead }) => lead)) return 'ideas';
  if (DEFINES.test(text)) return 'definition';
  const isOverview = items.filter(({ lead }) => lead).length >= 3;
  if (!isOverview && isHowTo(text, sentences)) return 'howto';
  return inlineCode.length > 0 ? 'usage' : undefined;
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
