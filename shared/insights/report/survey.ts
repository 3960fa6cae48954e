import type { InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import type { SurveyAnswer } from '@/shared/contracts/insight-surveys.ts';
import { quoteAnswer } from '@/shared/insights/chat/quote-answer.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { createFinder, termsOf } from '@/shared/insights/find-items.ts';
import { createSideFinder } from '@/shared/insights/find-side-items.ts';
import { findAskedThemes } from '@/shared/insights/mining/asked-themes.ts';
import { OVERALL } from '@/shared/insights/mining/asks-overall.ts';
import { findNames } from '@/shared/insights/mining/competitors.ts';
import type { CitationBook } from './citations.ts';
import { judgeConfidence } from './confidence.ts';
import type { Material } from './material.ts';
import { nameTheme } from './name-theme.ts';
import { say } from './say.ts';
import { sayFeelings } from './say-feelings.ts';
import { whyNever } from './why-never.ts';

const MIN_AUTHORS = 3;
const MAX_ROWS = 6;
const NOBODY = 'Nobody says anything on this in what was read.';
const TOO_FEW = 'Too few people say anything on this in what was read.';

/** What kind of voice answers a question, by its words; the templates of the survey are among them. */
const RECIPES: readonly { asks: RegExp; intents: readonly Intent[]; opposite: readonly Intent[] }[] = [
  { asks: OVERALL, intents: ['praise', 'complaint'], opposite: [] },
  {
    asks: /\b(?:choose|chose|chosen|switch|leave|left|over alternatives|instead of|stay|compared?)\b/i,
    intents: ['switch', 'seeking'],
    opposite: [],
  },
  {
    asks: /\b(?:price|pricing|cost|costs|value|money|expensive|afford|pay|worth)\b/i,
    intents: ['price'],
    opposite: [],
  },
  {
    asks: /\b(?:improve\w*|features?|want|wish\w*|missing|lack\w*|request\w*|should (?:add|change))\b/i,
    intents: ['request', 'workaround'],
    opposite: ['praise'],
  },
  {
    asks: /\b(?:problems?|frustrat\w*|dislike|complain\w*|issues?|pain|hate|worst|difficult\w*|go(?:es)? wrong|annoy\w*|struggl\w*|disappoint\w*|drawbacks?|downsides?|weakness\w*|regret\w*|drives? \w+ (?:crazy|mad))\b/i,
    intents: ['complaint'],
    opposite: ['praise'],
  },
  {
    asks: /\b(?:like most|likes?|love|enjoy|best|praise|strength\w*|benefits?|happy|satisf\w*|advantage\w*|good about|impress(?:es|ed|ive)?|delight\w*)\b/i,
    intents: ['praise'],
    opposite: ['complaint'],
  },
];
/** Answers each question from what people wrote, or says that it cannot be answered. Nobody was asked anything. */
export function answerSurvey({ question, grouped }: Material, book: CitationBook): SurveyAnswer[] {
  const questions = question.survey?.questions ?? [];
  const find = createFinder(grouped.items, question.subject);
  const findSide = createSideFinder(grouped.items, question.subject);
  return questions.map((text, index) =>
    answerQuestion(
      { id: `question_${index + 1}`, text },
      {
        items: grouped.items,
        themes: grouped.themes,
        subject: question.subject,
        competitors: question.competitors,
        book,
        find,
        findSide,
      },
    ),
  );
}

interface Evidence {
  items: readonly InsightItem[];
  themes: readonly string[];
  subject: string;
  competitors: readonly string[];
  book: CitationBook;
  find: (question: string) => InsightItem[];
  findSide: ReturnType<typeof createSideFinder>;
}

function answerQuestion({ id, text }: { id: string; text: string }, evidence: Evidence): SurveyAnswer {
  const { items, book } = evidence;
  const never = whyNever(text);
  if (never) return unanswered(id, text, { items, found: [], reason: never });
  const isOfRival = findNames(text, evidence.competitors).length > 0;
  const asked = findAskedThemes(text, evidence.themes, evidence.subject);
  const recipe = isOfRival ? undefined : findRecipe(text, asked);
  const found = findVoices(text, evidence);
  // What asks for the whole names nothing that posts have to name.
  const isOverall = recipe?.asks === OVERALL;
  const terms = termsOf(isOverall ? text.replace(OVERALL, ' ') : text, evidence.subject);
  const voices = recipe ? narrow(terms, { items, found, recipe, asked }) : found;
  const ids = voices.map((item) => item.id);
  const basis = countItems(items, { ids });
  const own = recipe ? terms.filter((term) => !recipe.asks.test(term)) : terms;
  const wish = { items: new Set(ids), words: own, ...(recipe && { intents: recipe.intents }) };
  // A post on what is asked says other things too: those answer only where nothing nearer does.
  const near = book.pick({ ...wish, themes: asked }, 4);
  const citationIds = near.length > 0 ? near : book.pick(wish, 4);
  if (basis.authors < MIN_AUTHORS)
    return {
      ...unanswered(id, text, { items, found: voices, reason: basis.authors === 0 ? NOBODY : TOO_FEW }),
      citationIds: citationIds.length > 0 ? citationIds : citeClosest(text, voices, book),
    };
  const distribution = distribute(evidence, ids, recipe?.intents);
  const first = distribution[0];
  const answer = [
    {
      ...say`${basis} of ${countItems(items, {})} posts speak to this.`,
      citationIds: citationIds.slice(0, 2),
    },
  ];
  const feelings = recipe && !isOverall ? null : sayFeelings(items, { ids });
  if (feelings) answer.push(feelings);
  if (first)
    answer.push({
      ...say`Most often it is about ${nameTheme(first.label)}, in ${first.count} posts.`,
      citationIds: first.citationIds,
    });
  const opposite = recipe?.opposite ?? [];
  // Praise of the hills says nothing against what is wrong with the brake.
  const counter = first && opposite.length > 0 ? book.pick({ theme: first.label, intents: opposite }, 2) : [];
  return {
    questionId: id,
    question: text,
    answerable: distribution.length > 0 || recipe ? 'yes' : 'partial',
    reason:
      distribution.length > 0 || recipe
        ? null
        : 'What was found is close to the question, but does not fall into groups.',
    answer,
    distribution,
    basis,
    citationIds,
    counterCitationIds: counter.filter((citation) => !citationIds.includes(citation)),
    confidence: judgeConfidence(voices, 0),
  };
}

/** What few say need not judge anything: then the sentences that share most words with the question. */
function citeClosest(text: string, voices: readonly InsightItem[], book: CitationBook): string[] {
  return quoteAnswer(text, voices, {}).flatMap(({ itemId, start, end }) => {
    const item = voices.find(({ id }) => id === itemId);
    return item ? [book.cite(item, start, end)] : [];
  });
}

/** Items that name who is asked about, else those of the themes it asks about, else the closest to the question. */
function findVoices(text: string, evidence: Evidence): InsightItem[] {
  const { find, findSide, items, themes, subject, competitors } = evidence;
  const rivals = findNames(text, competitors).flatMap((competitor) => filterItems(items, { competitor }));
  const asked = findAskedThemes(text, themes, subject).flatMap((theme) => filterItems(items, { theme }));
  const close = find(text);
  if (rivals.length > 0) return [...new Set(rivals)];
  const named = new Set(asked);
  if (named.size >= MIN_AUTHORS) return [...named];
  const ofSide = findSide(text)?.items ?? [];
  return [...new Set([...ofSide, ...(ofSide.length >= MIN_AUTHORS ? [] : close), ...named])];
}

type Recipe = (typeof RECIPES)[number];

/** Words that only name what is asked about, like those of its price, ask for no kind of voice where others do. */
function findRecipe(text: string, asked: readonly string[]): Recipe | undefined {
  const fitting = RECIPES.filter(({ asks }) => asks.test(text));
  return fitting.find((recipe) => !names(recipe, asked)) ?? fitting[0];
}

const names = ({ asks }: Recipe, asked: readonly string[]) => asked.some((theme) => asks.test(theme));

/**
 * Items that speak the right way; of those, where the question names more than what its recipe stands for, the ones that
 * speak of it: none where nobody does.
 */
function narrow(
  terms: readonly string[],
  {
    items,
    found,
    recipe,
    asked,
  }: {
    items: readonly InsightItem[];
    found: readonly InsightItem[];
    recipe: Recipe;
    asked: readonly string[];
  },
): InsightItem[] {
  const isOfKind = (intents: readonly Intent[]) => intents.some((intent) => recipe.intents.includes(intent));
  // Of a theme are counted those whom the report counts: who says it of the theme, not of something else beside.
  const ofThemes = asked.length > 0 && !names(recipe, asked);
  const speaks = ({ labels }: InsightItem) =>
    ofThemes
      ? labels.themes.some(({ label, intents }) => asked.includes(label) && isOfKind(intents))
      : isOfKind(labels.intents);
  const close = found.filter(speaks);
  const namesMore = terms.some((term) => !recipe.asks.test(term));
  if (namesMore) return close;
  return [...new Set([...close, ...items.filter(speaks)])];
}

function distribute(
  { items, themes, book }: Evidence,
  ids: string[],
  intents: readonly Intent[] | undefined,
): SurveyAnswer['distribution'] {
  return themes
    .map((theme) => ({
      theme,
      ids: filterItems(items, { ids, theme })
        .filter(
          ({ labels }) =>
            !intents ||
            labels.themes.some(
              (entry) => entry.label === theme && entry.intents.some((intent) => intents.includes(intent)),
            ),
        )
        .map((item) => item.id),
    }))
    .filter((row) => row.ids.length >= 2)
    .sort((one, other) => other.ids.length - one.ids.length)
    .slice(0, MAX_ROWS)
    .map((row) => ({
      label: row.theme,
      count: countItems(items, { ids: row.ids }),
      citationIds: book.pick({ theme: row.theme, items: new Set(row.ids), ...(intents && { intents }) }, 2),
    }));
}

function unanswered(
  id: string,
  text: string,
  { items, found, reason }: { items: readonly InsightItem[]; found: readonly InsightItem[]; reason: string },
): SurveyAnswer {
  return {
    questionId: id,
    question: text,
    answerable: 'no',
    reason,
    answer: [],
    distribution: [],
    basis: countItems(items, { ids: found.map((item) => item.id) }),
    citationIds: [],
    counterCitationIds: [],
    confidence: null,
  };
}
