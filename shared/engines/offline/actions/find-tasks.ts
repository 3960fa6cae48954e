import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { findDates } from '@/shared/enhance/detect-dates.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { findSender } from './reply.ts';

/** Something somebody has to do, in the words of the text. */
export interface FoundTask {
  /** Begins with its verb, small. */
  action: string;
  who: string | undefined;
}

const LIST_MARK = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+(?:\[([ xX])\]\s+)?/;
const LABEL = /^(?:to-?do|action(?: item)?s?|next steps?|task|ai)\s*:\s*/i;
const OPENING =
  /^(?:(?:and|but|so|also|then|next|finally|first|second|third|after that|afterwards|lastly|ok(?:ay)?|hi [\p{L}]+|hello|hey|please|pls|kindly|just|meanwhile|in the meantime)[,:]?\s+)+/iu;
const REMINDER =
  /^(?:don['’]?t forget to|do not forget to|remember to|make sure (?:that )?(?:you |we |to )|be sure to|we agreed to|it was agreed to|the plan is to)\s*/i;
const PERSON =
  '(?:I|we|you|everyone|everybody|someone|somebody|@[\\w-]+|(?:the |our |my )?(?:[\\p{Ll}]+ )?(?:team|manager|boss|lawyer|designer|developers?|supplier|client|office|HR|finance|marketing|legal|support|sales|QA)|(?!It|This|That|There|These|Those|The|What|Which|If|When|Then|Nobody|Nothing|Everything|Prices?|Customers)\\p{Lu}\\p{Ll}+(?: (?:and )?\\p{Lu}\\p{Ll}+){0,2})';
const WILL =
  "(?:['’]ll|\\s+will|\\s+(?:am|is|are) going to|\\s+(?:has|have) to|\\s+needs? to|\\s+must|\\s+should|\\s+(?:has |have )?(?:agreed|promised|offered|volunteered) to|\\s+(?:is|are) (?:supposed|expected|asked) to|\\s+to)";
const COMMITS = new RegExp(
  `^(?:(?:yes|ok(?:ay)?|sure|great),?\\s+)?(?<who>${PERSON})${WILL}\\s+(?:also |please |then )?(?<action>\\p{Ll}[\\s\\S]*)$`,
  'u',
);
const OWNS = new RegExp(
  `^(?<who>${PERSON})\\s+(?:owns|is responsible for|takes care of|is in charge of|leads)\\s+(?<action>[\\s\\S]+)$`,
  'u',
);
const NAMED = /^(?<who>@?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\s*(?::|[-–—])\s*(?<action>\p{L}[\s\S]*)$/u;
const REQUESTS =
  /^(?:(?:can|could|would|will) you (?:please |also |maybe )*|i need you to |we need you to )(?<action>[\s\S]+?)[?.]*$/i;
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
  for (const line of text.split('\n')) {
    const mark = LIST_MARK.exec(line);
    if (mark?.[1] && mark[1] !== ' ') continue;
    const body = line.replace(LIST_MARK, '').replace(LABEL, '').trim();
    const isItem = mark !== null || LABEL.test(line.trim());
    for (const part of splitSentences(body).flatMap((sentence) => splitSeries(sentence.trim()))) {
      const task = readTask(part, isItem);
      if (task && !tasks.some(({ action }) => action.toLowerCase() === task.action.toLowerCase()))
        tasks.push(task.who === 'I' && writer ? { ...task, who: writer } : task);
    }
  }
  return tasks;
}

/** "Before the trip: cancel the paper, water the plants and pack" as its three orders. */
function splitSeries(sentence: string): string[] {
  const [, lead = '', rest = sentence] = /^([^:.]{1,40}):\s+(.+)$/.exec(sentence) ?? [];
  const body = startsWork(rest.replace(OPENING, '')) && !NAMED.test(sentence) ? rest : sentence;
  if (body === sentence && lead !== '') return [sentence];
  const parts = body.split(/,\s+(?:and )?|\s+and\s+/).map((part) => part.trim());
  const areOrders = parts.length > 1 && parts.every((part) => startsWork(part.replace(OPENING, '')));
  return areOrders ? parts : [body];
}

function readTask(sentence: string, isItem: boolean): FoundTask | undefined {
  const bare = sentence.replace(OPENING, '');
  const reminded = bare.replace(REMINDER, '');
  const named = NAMED.exec(bare)?.groups;
  if (named && startsWork(named.action ?? '')) return toTask(named.action, named.who);
  const requested = REQUESTS.exec(bare)?.groups?.action;
  if (requested !== undefined) return NO_ACT.test(requested) ? undefined : toTask(requested);
  const owned = OWNS.exec(bare)?.groups;
  if (owned) return toTask(owned.action, owned.who);
  const committed = COMMITS.exec(bare)?.groups;
  if (committed)
    return NO_ACT.test(committed.action ?? '') ? undefined : toTask(committed.action, committed.who);
  if (/\?$/.test(bare)) return undefined;
  const conditional = /^(?:if|when|once|as soon as|after|before) [^,]{3,60}, (?<order>.+)$/i.exec(bare)
    ?.groups?.order;
  if (conditional && startsWork(conditional.replace(OPENING, ''))) return toTask(bare);
  const isOrder = reminded !== bare || startsWork(bare) || (isItem && isImperative(bare));
  return isOrder && !/^(?:don['’]?t|do not|never)\b/i.test(reminded) ? toTask(reminded) : undefined;
}

function startsWork(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  return WORK_VERBS.has(first) && !/^(?:is|are|was|were|has|of|and|results?|plan)$/.test(second);
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
  if ((text.match(SEQUENCE)?.length ?? 0) >= MIN_SEQUENCE) return tasks;
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
