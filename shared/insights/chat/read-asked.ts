import type { SourceId } from '@/shared/contracts/analysis-modes.ts';
import type { Intent } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { findAskedThemes, findForeignThemes } from '@/shared/insights/mining/asked-themes.ts';
import { OVERALL } from '@/shared/insights/mining/asks-overall.ts';
import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import { nameWords } from '@/shared/insights/mining/grounding.ts';
import { DAY_WORDS } from './asked-days.ts';
import { readPlaces } from './asked-places.ts';
import { findThings, isTalk } from './asked-things.ts';

const COMPLAINT =
  /\b(?:complain\w*|problems?|issues?|hate[sd]?|dislike[sd]?|negative\w*|bad|wrong|frustrat\w*|annoy\w*|disappoint\w*|regret\w*|unhappy|worst|pain|downsides?|drawbacks?|klag\w*|beschwer\w*|quej\w*|problemas?|plai(?:nt|gn)\w*|problèmes?|probleme)\b/i;
const PRAISE =
  /\b(?:likes?(?! to\b)|liked|love[sd]?|enjoy\w*|praise\w*|positive\w*|best|happy|good|great|lob(?:en|t)|mögen|gefällt|gusta\w*|encanta\w*|aim(?:e|ent))\b/i;
/** Asks what to mend: that is what most people complain about. */
const FIXING =
  /\b(?:fix|mend|solve|tackle|address|prioriti[sz]e|work on|change)\b.{0,40}\b(?:first|next|most|urgently)\b|\b(?:biggest|main|most (?:pressing|urgent|common)|number one|top) (?:problems?|issues?|pain points?|complaints?)\b/i;
const PRICE = /\b(?:prices?|pricing|cost\w*|expensive|money|pay|worth)\b/i;
const INTENT_WORDS: readonly [Intent, RegExp][] = [
  ['complaint', FIXING],
  ['complaint', COMPLAINT],
  ['praise', PRAISE],
  ['request', /\b(?:want|wish\w*|request\w*|missing|improve\w*|features?|ask(?:ing)? for)\b/i],
  [
    'switch',
    /\b(?:switch\w*|leav\w*|left|competitors?|move[ds]?|instead|(?:something|anything|someone|somewhere) else)\b/i,
  ],
  ['price', PRICE],
  ['workaround', /\b(?:workarounds?|work around)\b/i],
  ['question', /\b(?:questions?|ask about|wonder)\b/i],
];
const OTHER_SIDE: Partial<Record<Intent, Intent>> = { complaint: 'praise', praise: 'complaint' };
/** A negation, and at most who does not do it, before the word it turns around: `don't people like`, `is not very good`. */
const NOT_BEFORE =
  /(?:\b(?:not|never|nobody|no one|hardly)|n['’]t)(?:\s+(?!but\b|only\b|just\b)[\w’']+){0,3}\s+$/i;
const DISAGREES =
  /\b(?:disagree\w*|(?:see|think|feel)s? (?:otherwise|differently)|(?:say|think|feel)s? the opposite)\b/i;
/** A question that points back at what was asked before it, or goes on with it. */
const POINTS_BACK =
  /\b(?:(?<!\b(?:make|makes|let|get|stop|keep|drive|push) )them|those|these|their)\b|^\W*(?:and|but|also|only|what about|how about)\b/i;
/** One that says nothing by itself goes on with it as well. */
const ASKS_ON = /^\W*(?:why|how many|how much|so|really|examples?)\b/i;
/** How many stars were given. */
export const ASKS_STARS = /\b(?:stars?|ratings?|average (?:score|grade))\b/i;
/** One that asks of the whole report, or for its stars, goes on with nothing. */
const ASKS_WHOLE = /\b(?:in total|in all|altogether|in (?:this|the) report|did you read)\b/i;

/** What a question is about: which posts of the report, by what they are about, what they want and where they are from. */
export interface Asked {
  theme?: string;
  intent?: Intent;
  source?: SourceId;
  language?: string;
  /** Written on these days, both inclusive. */
  from?: string;
  to?: string;
  /** What it names that is no theme, stemmed. */
  things?: string[];
}

/**
 * Reads a question; one that points back takes what it does not say itself from the last one that said something.
 * @param earlier what was asked before it in the chat, the last one last
 */
export function readAsked(message: string, report: Report, earlier: readonly string[] = []): Asked {
  const own = readAlone(message, report);
  const disagrees = DISAGREES.test(message);
  const saysNothing =
    Object.keys(own).length === 0 &&
    ASKS_ON.test(message) &&
    !ASKS_STARS.test(message) &&
    !ASKS_WHOLE.test(message);
  if (!(disagrees || saysNothing || POINTS_BACK.test(message))) return own;
  const last = earlier
    .map((asked, at) => readAsked(asked, report, earlier.slice(0, at)))
    .findLast((asked) => Object.keys(asked).length > 0);
  if (!last) return own;
  // Another thing asked for in its place is asked of the same kind of posts; another kind, of the same thing.
  const { theme, things, ...rest } = last;
  const about = own.theme || own.things ? {} : { ...(theme && { theme }), ...(things && { things }) };
  const other = disagrees && last.intent && OTHER_SIDE[last.intent];
  return { ...rest, ...about, ...own, ...(other && { intent: other }) };
}

/** Whether a question sets praise against complaints instead of asking for one of them. */
export function comparesOpinions(message: string): boolean {
  const sides = message.replace(/\b(?:does|do|is|are)n['’]t\b|\bnot\b/gi, '');
  return (
    COMPLAINT.test(sides) &&
    PRAISE.test(sides) &&
    /\b(?:than|versus|vs|and|or|compared|against|outweigh\w*|balance|ratio|more|fewer)\b/i.test(message)
  );
}

function readAlone(message: string, report: Report): Asked {
  const theme = findTheme(message, report);
  const { words, ...places } = readPlaces(message);
  // Where the report counts who speaks of money, the price is asked for whatever is thought of it.
  // `Worth buying` asks for no money.
  const rest = message.replace(OVERALL, ' ');
  const isOfPrice = !theme && PRICE.test(rest) && report.findings.some(({ kind }) => kind === 'price');
  const read = isOfPrice ? 'price' : readIntent(rest);
  // In other languages praise and blame alone are read.
  const isRead = !places.language || places.language === 'en' || read === 'praise' || read === 'complaint';
  const intent = isRead ? read : undefined;
  const spent = INTENT_WORDS.filter(([one]) => one === read).map(([, asks]) => asks);
  const things = theme
    ? []
    : findThings(message, report.subject, [
        FIXING,
        COMPLAINT,
        PRAISE,
        DISAGREES,
        ...spent,
        ...words,
        DAY_WORDS,
        OVERALL,
      ]);
  const isWhether = theme !== undefined && intent === 'praise' && ASKS_WHETHER.test(message);
  // `How many mention the price?` names a theme, and asks for nothing more.
  const isName = theme !== undefined && spent.some((asks) => asks.test(theme));
  return {
    ...(theme && { theme }),
    ...(intent && !isWhether && !isName && { intent }),
    ...places,
    ...(things.length > 0 && { things }),
  };
}

/** `Is the search any good?` asks for both sides. */
const ASKS_WHETHER = /^\W*(?:and |but |so )?(?:is|are|was|were|do|does|did|can|would|how (?:good|is|are))\b/i;

function readIntent(message: string): Intent | undefined {
  for (const [intent, asks] of INTENT_WORDS) {
    const found = asks.exec(message);
    if (!found) continue;
    return NOT_BEFORE.test(message.slice(0, found.index)) ? (OTHER_SIDE[intent] ?? intent) : intent;
  }
  return undefined;
}

function findTheme(message: string, { findings, subject }: Report): string | undefined {
  const own = new Set(nameWords(subject));
  const words = new Set(
    foldedWords(message)
      .map(stem)
      .filter((word) => !own.has(word)),
  );
  const themes = findings.flatMap(({ count }) => (count.filter.theme ? [count.filter.theme] : []));
  // `Customers` ask for no customer support, which `support` does; `sole` for the sole before soles and grip.
  const said = (theme: string) => {
    const own = foldedWords(theme).map(stem);
    const found = own.filter(
      (word) => word.length > 3 && words.has(word) && !(own.length > 1 && isTalk(word)),
    );
    return found.length + found.length / (own.length + 1);
  };
  const most = Math.max(0, ...themes.map(said));
  const named = most > 0 ? themes.find((theme) => said(theme) === most) : undefined;
  return named ?? [...findAskedThemes(message, themes, subject), ...findForeignThemes(message, themes)][0];
}
