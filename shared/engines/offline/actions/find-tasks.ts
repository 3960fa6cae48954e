import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { isOrder } from '@/shared/engines/offline/follow-ups/read-answer.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { findDates } from '@/shared/enhance/detect-dates.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { findSender } from './reply.ts';

/** Something somebody has to do, in the words of the text. */
export interface FoundTask {
  /** Begins with its verb, small. */
  action: string;
  who: string | undefined;
}

/** Orders to a machine are nobody's tasks. */
const CODE_BLOCK = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n {0,3}\1[ \t]*$/gm;
const LIST_MARK = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+(?:\[([ xX])\]\s+)?/;
const LABEL = /^(?:to-?do|action(?: item| point)?s?|next steps?|tasks?|ai|reminder|follow-?up)\s*:\s*/i;
/** What a text is, said before its first sentence. */
const TITLE = /^(?:\p{L}+ ){0,2}(?:notes|minutes|recap|summary|update)\s*:\s+/iu;
/** "Tom must not call the client": to be left alone. */
const FORBIDS = /^not (?!(?:be|have|need|forget)\b)(?=\p{Ll})/u;
/** What stands in the list below it is to be done. */
const TASK_HEADING =
  /^\s*(?:#{1,6}\s+|\*\*)?(?:to-?dos?|to do|action items?|action points?|actions|next steps|tasks|open items|checklist)\b[^.?!]{0,40}?:?\*{0,2}:?\s*$/i;
const OPENING =
  /^(?:(?:and|but|so|also|then|next|finally|first|second|third|after that|afterwards|lastly|ok(?:ay)?|hi [\p{L}]+|hello|hey|please|pls|kindly|just|meanwhile|in the meantime)[,:]?\s+)+/iu;
const REMINDER =
  /^(?:don['’]?t forget to|do not forget to|remember to|make sure (?:that )?(?:you |we |to )|be sure to|we agreed to|it was agreed to|the plan is to)\s*/i;
const PERSON =
  '(?:[Ii]|we|you|(?:[Aa]ll |[Ee]very |[Ee]ach )?(?:employees?|managers|members|participants|students|teachers|parents|staff|colleagues|guests|applicants|authors|owners|teams)|\\p{Lu}{2,4}|everyone|everybody|someone|somebody|@[\\w-]+|(?:the |our |my )?(?:[\\p{Ll}]+ )?(?:team|manager|boss|lawyer|designer|developers?|supplier|client|office|HR|finance|marketing|legal|support|sales|QA)|(?!(?:It|This|That|There|These|Those|The|What|Which|If|When|Where|How|Then|Nobody|Nothing|Everything|Prices?|Customers|Expect|Remember|Try|Need|Want|Plan|Aim|Learn|Start|Continue|Prepare|Agree|Decide|Hope|Ready|Due|Welcome|Back|Thanks|According|Next|Reason|In|Happy|Easy|Hard|Free|Up|Used|Similar|Close)\\b)\\p{Lu}\\p{Ll}+(?: (?:and )?\\p{Lu}\\p{Ll}+){0,2})';
const WILL =
  "(?:['’]ll|\\s+will|\\s+(?:am|is|are) going to|\\s+(?:has|have) to|\\s+needs? to|\\s+must|\\s+should|\\s+(?:has |have )?(?:agreed|promised|offered|volunteered) to|\\s+(?:is|are) (?:supposed|expected|asked) to|\\s+to)";
const COMMITS = new RegExp(
  `^(?:(?:yes|ok(?:ay)?|sure|great),?\\s+)?(?<who>${PERSON})${WILL}\\s+(?:also |please |then )?(?<action>\\p{Ll}[\\s\\S]*)$`,
  'u',
);
const OWNS = new RegExp(
  `^(?<who>${PERSON})\\s+(?:owns|are responsible for|are in charge of|is responsible for|takes care of|is in charge of|leads)\\s+(?<action>[\\s\\S]+)$`,
  'u',
);
const NAMED =
  /^(?<who>@[\w-]+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:(?:\s*:\s*|\s+[-–—]\s+)(?:please )?|,? please )(?<action>\p{L}[\s\S]*)$/u;
/** "Ada checks the export by Friday": a promise where it is dated and no habit. */
const DOES = new RegExp(`^(?<who>${PERSON})\\s+(?<verb>\\p{Ll}+)\\s+(?<rest>[\\s\\S]+)$`, 'u');
const HABIT = /\b(?:every|each|always|usually|often|daily|weekly|monthly|on \p{L}+days)\b/iu;
const DEADLINE =
  /\b(?:by|until|till|before|no later than|today|tonight|tomorrow|this week|next week|asap)\b/i;
/** "The invoice must be paid by Friday": nobody is named, and something is to be done. */
const PASSIVE =
  /^(?:the|an?|all|our|your|this|these|both) [^,;:]{2,60}? (?:must|(?:has|have|needs?) to) be (?!able\b|aware\b|careful\b|true\b|possible\b)\p{Ll}+(?:ed|en|wn|nt|lt|ld|de|ne|ut|id|ft)\b/iu;
/** "…, and Ana will call". */
const AND_SOMEBODY =
  /,? and (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:will|must|should|has to|needs to|is going to)\b)/u;
/** Two things said in one breath: "mum is coming, so we should clean the flat". */
const THEREFORE = /,? so (?=(?:we|you|i) (?:should|must|need to|have to)\b)/i;
const REQUESTS =
  /^(?:(?:can|could|would|will) (?:you|(?<who>some(?:body|one)|any(?:body|one))) (?:please |also |maybe )*|i need you to |we need you to )(?<action>[\s\S]+?)[?.]*$/i;
/** States and guesses, nothing to do. */
const NO_ACT =
  /^(?:be(?!gin)|been|have|not|never|like|know|think|hope|want|need|see|feel|love|get|become|stay|remain|mean|understand|look forward|miss|probably|likely|let (?:me|us) know)\b/i;
const WORK_VERBS = new Set(
  'send call book order check update confirm schedule pay sign submit upload fix review ask tell email prepare finish deliver contact invite arrange collect buy bring clean file approve forward reply publish post draft test deploy install move cancel renew register print scan measure notify remind inform share assign document investigate report train hire ship pack return transfer verify migrate merge release set meet visit organize organise finalize finalise complete write create add remove change talk speak follow get put turn close open lock back archive rename export import water give run tag grant make take lend drop pick reserve rent wash feed draw plan choose print mail text reset restart roll'.split(
    ' ',
  ),
);

/** What a text asks or promises to be done, in its order; an English text only. */
export function findTasks(text: string): FoundTask[] {
  const tasks: FoundTask[] = [];
  const writer = findSender(text);
  const lines = text.replace(CODE_BLOCK, '').split('\n');
  const areSteps = holdSteps(lines);
  let isBelowHeading = false;
  for (const line of lines) {
    const mark = LIST_MARK.exec(line);
    if (!mark && line.trim() !== '') isBelowHeading = TASK_HEADING.test(line);
    if (mark?.[1] && mark[1] !== ' ') continue;
    const isStep = areSteps && NUMBERED.test(line);
    const isOpen = mark?.[1] === ' ' || isStep || (isBelowHeading && mark !== null);
    const body = line.replace(LIST_MARK, '').replaceAll('**', '').trim().replace(TITLE, '');
    for (const task of tasksOfLine(body, { isOpen, isItem: mark !== null }))
      if (!tasks.some(({ action }) => action.toLowerCase() === task.action.toLowerCase()))
        tasks.push(/^i$/i.test(task.who ?? '') ? { ...task, who: writer ?? 'I' } : task);
  }
  return tasks;
}

const NUMBERED = /^\s*\d{1,3}[.)]\s/;
const MIN_STEPS = 3;
const STEP_SHARE = 0.5;

/** Whether the numbered points of a text are steps: most of them tell what to do. */
function holdSteps(lines: readonly string[]): boolean {
  const points = lines
    .filter((line) => NUMBERED.test(line))
    .map((line) => line.replace(LIST_MARK, '').trim());
  const orders = points.filter((point) => tasksOfLine(point, { isOpen: false, isItem: true }).length > 0);
  return points.length >= MIN_STEPS && orders.length >= points.length * STEP_SHARE;
}

/** An open box, or a point below "To do", is a task however it is worded. */
function tasksOfLine(line: string, { isOpen, isItem }: { isOpen: boolean; isItem: boolean }): FoundTask[] {
  const found = splitSentences(line).flatMap((sentence) => {
    const isLabelled = LABEL.test(sentence.trim());
    const body = sentence.trim().replace(LABEL, '');
    // "Ada checks the export by Friday and Tom writes the notes": the date makes both promises
    const promises = body.split(/,? and (?=\p{Lu}\p{Ll}+ \p{Ll}+s\b)/u);
    const arePromised = promises.length > 1 && DEADLINE.test(body);
    const clauses = arePromised ? promises : body.split(AND_SOMEBODY);
    const parts = clauses.length > 1 ? clauses : isLabelled ? splitClauses(body) : splitSeries(body);
    return parts.flatMap((part) => readTask(part, isItem || isLabelled, arePromised) ?? []);
  });
  return found.length > 0 || !isOpen || line === '' ? found : [toTask(line.replace(LABEL, ''))];
}

/** "Before the trip: cancel the paper, water the plants and pack" as its three orders. */
function splitSeries(sentence: string): string[] {
  const [, lead = '', rest = sentence] = /^([^:.]{1,40}):\s+(.+)$/.exec(sentence) ?? [];
  const body = startsWork(rest.replace(OPENING, '')) && !NAMED.test(sentence) ? rest : sentence;
  if (body === sentence && lead !== '') return [sentence];
  const parts = body.split(/,\s+(?:and )?|\s+and\s+/).map((part) => part.trim());
  const orders = parts.filter((part) => startsWork(part.replace(OPENING, '')));
  const areOrders =
    orders.length > 1 &&
    parts.every((part) => orders.includes(part) || /^(?:do not|don['’]t) \p{Ll}/u.test(part));
  return areOrders ? parts : body.split(THEREFORE);
}

/** "we send the samples this week, you test them until 20 May" below a label as its two promises. */
function splitClauses(body: string): string[] {
  const parts = body.split(/,\s+(?:and )?/).map((part) => part.trim());
  return parts.every((part) => /^(?:I|we|you|\p{Lu}\p{Ll}+) \p{Ll}+ /u.test(part))
    ? parts
    : splitSeries(body);
}

function readTask(sentence: string, isItem: boolean, isPromise = false): FoundTask | undefined {
  const bare = sentence.replace(OPENING, '');
  const named = NAMED.exec(sentence)?.groups ?? NAMED.exec(bare)?.groups;
  if (named && (startsWork(named.action ?? '') || isOrder(named.action ?? '')))
    return toTask(named.action, named.who);
  const requested = REQUESTS.exec(bare)?.groups;
  if (requested)
    return NO_ACT.test(requested.action ?? '') ? undefined : toTask(requested.action, requested.who);
  return (REMINDER.test(bare) ? undefined : promised(bare, isPromise)) ?? ordered(bare, isItem);
}

/** Who will do it is said. */
function promised(bare: string, isPromise: boolean): FoundTask | undefined {
  const owned = OWNS.exec(bare)?.groups;
  if (owned) return toTask(owned.action, owned.who);
  const committed = COMMITS.exec(bare)?.groups;
  const forbidden =
    committed && / (?:must|should) not /.test(bare) && committed.action?.replace(FORBIDS, 'do not ');
  if (forbidden && forbidden !== committed.action) return toTask(forbidden, committed.who);
  if (committed && !NO_ACT.test(committed.action ?? '')) return toTask(committed.action, committed.who);
  const together = /^let['’]?s (?<action>\p{Ll}[\s\S]+)$/iu.exec(bare)?.groups?.action;
  if (together && startsWork(together)) return toTask(together, 'we');
  if (PASSIVE.test(bare)) return toTask(bare);
  const { who, verb = '', rest = '' } = DOES.exec(bare)?.groups ?? {};
  const base = (/^(?:I|we|you)$/i.test(who ?? '') ? verbs.byBase : verbs.byThird).get(verb)?.base;
  const isDated = isPromise || DEADLINE.test(rest) || findDates(rest).length > 0;
  return who && base && WORK_VERBS.has(base) && isDated && !HABIT.test(rest)
    ? toTask(`${base} ${rest}`, who)
    : undefined;
}

/** Nobody is named: whoever reads it is meant. */
function ordered(bare: string, isItem: boolean): FoundTask | undefined {
  const reminded = bare.replace(REMINDER, '');
  if (/\?$/.test(bare) || (reminded === bare && COMMITS.test(bare))) return undefined;
  const conditional = /^(?:if|when|once|as soon as|after|before) [^,]{3,60}, (?<order>.+)$/i.exec(bare)
    ?.groups?.order;
  if (conditional && startsWork(conditional.replace(OPENING, ''))) return toTask(bare);
  if (reminded === bare && /^(?:don['’]?t|do not) forget (?!to\b)\p{L}/iu.test(bare)) return toTask(bare);
  if (isItem && /^(?:don['’]?t|do not) \p{Ll}/u.test(bare) && bare !== reminded) return toTask(bare);
  const isAsked =
    reminded !== bare ||
    startsWork(bare) ||
    (isItem && /^\p{L}+ /u.test(bare) && (isImperative(bare) || isOrder(bare)));
  return isAsked && !/^(?:don['’]?t|do not|never)\b/i.test(reminded) ? toTask(reminded) : undefined;
}

function startsWork(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  return (
    WORK_VERBS.has(first) &&
    !/^(?:is|are|was|were|has|of|and|results?|plan|for|questions?|points?|items?|issues?)$/.test(second)
  );
}

function toTask(action = '', who?: string): FoundTask {
  const [, named = '', addressee] = /^(.+), (\p{Lu}\p{Ll}+)[.!?]*$/u.exec(action.trim()) ?? [];
  const trimmed = (named || action).trim().replace(/[.!?;,:]+$/, '');
  const isName = /^\p{Lu}[\p{Lu}\d]|^\p{Lu}\p{Ll}*\p{Lu}/u.test(trimmed);
  const by = who ?? addressee;
  return { action: isName ? trimmed : trimmed.charAt(0).toLowerCase() + trimmed.slice(1), who: by };
}

/** "Tom: send the offer by Friday", "Send the offer by Friday". */
export function taskLine({ action, who }: FoundTask): string {
  if (who && !/^you$/i.test(who)) return `${who.charAt(0).toUpperCase()}${who.slice(1)}: ${action}`;
  return action.charAt(0).toUpperCase() + action.slice(1);
}

const SEQUENCE = /(?:^|[.:;\n]\s*)(?:first|second|third|then|next|after that|afterwards|finally|lastly)\b/gi;
const MIN_SEQUENCE = 2;
const NO_DATE = Number.POSITIVE_INFINITY;
const LATER = 100;
const MONTH_DAYS = 31;
const YEAR_DAYS = 400;

/**
 * Tasks as a plan: those with a date first, the earliest before; weekdays count as those of the coming week. Where the
 * text says itself what comes first and what then, its order stays.
 */
export function inOrderOfPlan(tasks: readonly FoundTask[], text: string): readonly FoundTask[] {
  const isOrdered = text.split('\n').filter((line) => NUMBERED.test(line)).length >= MIN_STEPS;
  if (isOrdered || (text.match(SEQUENCE)?.length ?? 0) >= MIN_SEQUENCE) return tasks;
  return tasks
    .map((task) => ({ task, day: dayOf(task.action) }))
    .sort((left, right) => (left.day === right.day ? 0 : left.day - right.day))
    .map(({ task }) => task);
}

function dayOf(text: string): number {
  if (/\b(?:today|tonight|this (?:morning|afternoon|evening)|right away|immediately|now|asap)\b/i.test(text))
    return 0;
  const days = findDates(text).map(({ parts }) => {
    const part = (sign: string) =>
      Number(
        parts
          .find((one) => one.startsWith(sign))
          ?.slice(1)
          .split('/')[0],
      );
    if (parts.includes('tomorrow')) return 1;
    if (parts.some((one) => /^w\d/.test(one))) return 2 + part('w');
    const [year, month, day] = [part('y') || 0, part('m'), part('d') || MONTH_DAYS];
    return month ? LATER + year * YEAR_DAYS + month * MONTH_DAYS + day : NO_DATE;
  });
  return Math.min(NO_DATE, ...days);
}
