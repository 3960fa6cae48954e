import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { deniedBy } from '@/shared/image-prompt/avoid.ts';
import { headOf } from '@/shared/image-prompt/become.ts';
import { names } from '@/shared/image-prompt/earlier-way.ts';
import { asNamed, NOT_SO, splitClauses } from './clauses.ts';
import { isPraise, lookedAt, otherwise, readJudgement } from './judgement.ts';
import { addedBy, exchangedBy } from './order-verbs.ts';
import {
  asPlainOrder,
  bare,
  isAboutIt,
  isOtherwise,
  PRONOUN,
  sayDeeds,
  splitPredicates,
} from './plain-order.ts';

/** `Swap 'bright' for warm tones`: a word of the prompt, not one that is read in the picture. */
const unquoted = (wish: string, brief: ImageBrief): string =>
  wish.replace(/(?<=^|\s)['‘](\p{L}[\p{L} -]*)['’](?=\s|$|[,.])/gu, (quoted, words: string) =>
    names(brief, words) ? words : quoted,
  );

/** `No wine, beer`: what is in the picture goes, and what is not comes; a list of what must not be seen has an `or`, or names neither. */
function asReplacement(wish: string, brief: ImageBrief): string {
  const [, old = '', next = ''] =
    /^(?:no|without|not) (?:the |any )?([\p{L}-]+(?: [\p{L}-]+)?), (?!(?:just|only|the|but|and|or|nor)(?!\p{L}))([\p{L}-]+(?: [\p{L}-]+){0,2})$/iu.exec(
      wish,
    ) ?? [];
  const [, comes = '', goes = ''] = WHERE.exec(wish) ?? [];
  if (comes && names(brief, goes)) return `replace the ${goes} with ${comes}`;
  return old && names(brief, old) && !names(brief, next) && deniedBy(next) === undefined
    ? `replace ${old} with ${next}`
    : wish;
}

/** `One is enough`, behind `too many waterfalls` or alone. */
const ENOUGH =
  /^(?:just |only )?(one|two|three|a few) (?:(?:is|are|would be|was|were) (?:enough|better|fine|nicer)|will do)$/i;

const singular = (thing: string, count: string) =>
  count === 'one' ? bare(thing).replace(/s$/i, '') : bare(thing);

/** `Put some`, behind what is not there. */
const ANY =
  /^(?:put|add|include|give|show)(?: me| us)? (?:some|any|one|it|them|a few)(?: in| there| please)*$/i;
/** `A fountain where the market is`. */
const WHERE =
  /^(?:(?:add|put|show|have) )?((?:an? |the |some )?[\p{L}' -]+?) where (?:the |his |her )([\p{L}' -]+?) (?:is|was|are|were|stands|stood)(?: now)?$/iu;

/** What one clause wishes for; `skips` where the next one is said with it, `spokenOf` where the next one is about that. */
interface Read {
  orders: string[];
  skips?: true;
  spokenOf?: string | undefined;
}

/** A clause that the one behind it says more of: `swap the village`, and what comes; a fault, and what is to be done about it. */
function readPair(clause: string, next: string, brief: ImageBrief): Read | undefined {
  const judged = readJudgement(clause);
  const seen = lookedAt(clause);
  const enough = ENOUGH.exec(next)?.[1];
  if (judged?.thing && enough)
    return { orders: [`just ${enough} ${singular(judged.thing, enough)}`], skips: true };
  if (seen && NOT_SO.test(next)) return { orders: [otherwise(seen)], skips: true };
  const gone = exchangedBy(clause);
  const brought = gone && names(brief, gone) ? addedBy(next) : undefined;
  if (brought) return { orders: [`replace ${gone} with ${brought}`], skips: true };
  if (judged && ANY.test(next)) return { orders: [judged.wish], skips: true };
  const [less, more] = [/^less (.+)$/iu.exec(clause)?.[1], /^more (.+)$/iu.exec(next)?.[1]];
  if (less && more && names(brief, less) && !names(brief, more))
    return { orders: [`replace ${less} with ${more}`], skips: true };
  const about = judged ? judged.thing : seen?.thing;
  if (judged ? !isAboutIt(next) : !about || !isOtherwise(next)) return undefined;
  const isNamed = about && !PRONOUN.test(about) && !/^(?:he|she|they|everything)$/i.test(about);
  return { orders: [], spokenOf: isNamed ? about : undefined };
}

/**
 * Wishes as orders the rules know: without who wishes them, one thing each, and about what they mean by `it`. A fault that is
 * found becomes what is wished for, unless an order behind it says that better.
 */
export function readOrders(wishes: readonly string[], brief: ImageBrief): string[] {
  const clauses = wishes
    .map((wish) => asReplacement(unquoted(wish, brief), brief))
    .flatMap(splitClauses)
    .filter((clause) => /[\p{L}\d]/u.test(clause) && !isPraise(clause));
  const orders: string[] = [];
  let spokenOf: string | undefined;
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at] ?? '';
    const pair = readPair(clause, clauses[at + 1] ?? '', brief);
    const alone = ENOUGH.exec(clause)?.[1];
    const head = headOf(brief.subject);
    if (pair) orders.push(...pair.orders);
    else if (alone && head) orders.push(`just ${alone} ${singular(head, alone)}`);
    else {
      const order = asPlainOrder(asNamed(clause, clauses[at - 1]), spokenOf);
      orders.push(...splitPredicates(readJudgement(clause)?.wish ?? sayDeeds(order, brief), brief));
    }
    spokenOf = pair?.spokenOf;
    if (pair?.skips) at++;
  }
  return orders;
}
