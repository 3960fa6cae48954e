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
import { meetCounter, oppositeOfSwitch, rarerOf } from './counter-voices.ts';
import type { Material } from './material.ts';
import { nameTheme } from './name-theme.ts';
import { say } from './say.ts';
import { sayFeelings } from './say-feelings.ts';
import { findRecipe, names, type Recipe, withoutRecipe } from './survey-recipes.ts';
import { whyNever } from './why-never.ts';

const MIN_AUTHORS = 3;
const MAX_ROWS = 6;
const NOBODY = 'Nobody says anything on this in what was read.';
const TOO_FEW = 'Too few people say anything on this in what was read.';

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
  // What only asks for a kind of voice, or for the whole, names nothing that posts have to name.
  const isOverall = recipe?.asks === OVERALL;
  const terms = termsOf(recipe ? withoutRecipe(text, recipe) : text, evidence.subject);
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
  const theme = first?.label ?? asked[0];
  const met = meetOpposition({ recipe, voices, theme, citationIds }, evidence);
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
    ...met,
    confidence: judgeConfidence(items, { ids }, null),
  };
}

interface Answered {
  recipe: Recipe | undefined;
  voices: readonly InsightItem[];
  /** What the answer is most about. */
  theme: string | undefined;
  citationIds: readonly string[];
}

/** What speaks against an answer: where it has a theme, who speaks of that. Praise of the hills says nothing against a bad brake. */
function meetOpposition(
  { recipe, voices, theme, citationIds }: Answered,
  { items, book, subject }: Evidence,
): ReturnType<typeof meetCounter> {
  const claim = { citationIds, isTwoSided: recipe?.opposite === undefined };
  if (recipe?.intents.includes('switch')) {
    const opposite = oppositeOfSwitch(voices, subject);
    const among = countItems(items, {});
    return meetCounter(book, { ...claim, about: items, theme: undefined, opposite, isOfWhole: true, among });
  }
  const about = theme === undefined ? voices : filterItems(items, { theme });
  const among = countItems(items, theme === undefined ? { ids: voices.map(({ id }) => id) } : { theme });
  const opposite = recipe?.opposite ?? rarerOf(about);
  return meetCounter(book, { ...claim, about, theme, opposite, among });
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
