import type { Intent } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { findAskedThemes } from '@/shared/insights/mining/asked-themes.ts';
import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import { subjectWords } from '@/shared/insights/mining/grounding.ts';

const INTENT_WORDS: readonly [Intent, RegExp][] = [
  ['complaint', /\b(?:complain\w*|problems?|hate|dislike|negative|wrong|frustrat\w*|worst|pain)\b/i],
  ['praise', /\b(?:like|likes|love|praise\w*|positive|best|happy|good)\b/i],
  ['request', /\b(?:want|wish\w*|request\w*|missing|improve\w*|features?|ask(?:ing)? for)\b/i],
  ['switch', /\b(?:switch\w*|leav\w*|left|competitors?|move[ds]?|instead)\b/i],
  ['price', /\b(?:price|pricing|cost\w*|expensive|money|pay|worth)\b/i],
  ['workaround', /\b(?:workarounds?|work around)\b/i],
  ['question', /\b(?:questions?|ask about|wonder)\b/i],
];
/** A question that points back at what was asked before it, or goes on with it. */
const POINTS_BACK = /\b(?:them|those|these|their)\b|^\W*(?:and|but|also|only|what about|how about)\b/i;
/** One that says nothing by itself goes on with it as well. */
const ASKS_ON = /^\W*(?:why|who|where|when|since when|how many|how much|so|really|examples?)\b/i;

/** What a question is about: a theme of the report, an intent of its posts, or both. */
export interface Asked {
  theme?: string;
  intent?: Intent;
}

/**
 * Reads a question; one that points back takes what it does not say itself from the last one that said something.
 * @param earlier what was asked before it in the chat, the last one last
 */
export function readAsked(message: string, report: Report, earlier: readonly string[] = []): Asked {
  const own = readAlone(message, report);
  const goesOn = POINTS_BACK.test(message) || (!own.theme && !own.intent && ASKS_ON.test(message));
  if (!goesOn || (own.theme && own.intent)) return own;
  const last = earlier
    .map((asked, at) => readAsked(asked, report, earlier.slice(0, at)))
    .findLast(({ theme, intent }) => theme || intent);
  if (!last) return own;
  // Another theme asked for in its place is asked of the same kind of posts; another kind, of the same theme.
  return { ...last, ...own };
}

function readAlone(message: string, report: Report): Asked {
  const theme = findTheme(message, report);
  const intent = INTENT_WORDS.find(([, asks]) => asks.test(message))?.[0];
  return { ...(theme && { theme }), ...(intent && { intent }) };
}

function findTheme(message: string, { findings, subject }: Report): string | undefined {
  const own = new Set(subjectWords(subject));
  const words = new Set(
    foldedWords(message)
      .map(stem)
      .filter((word) => !own.has(word)),
  );
  const themes = findings.flatMap(({ count }) => (count.filter.theme ? [count.filter.theme] : []));
  const named = themes.find((theme) =>
    foldedWords(theme)
      .map(stem)
      .some((word) => word.length > 3 && words.has(word)),
  );
  return named ?? findAskedThemes(message, themes, subject)[0];
}
