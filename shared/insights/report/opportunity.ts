import type { Count, InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import type { Opportunity, OpportunityPart } from '@/shared/contracts/insight-surveys.ts';
import { countAuthors, countItems } from '@/shared/insights/filter-items.ts';
import type { CitationBook } from './citations.ts';
import type { Material } from './material.ts';
import { nameTheme } from './name-theme.ts';
import { say } from './say.ts';
import { readTrend } from './trend.ts';

const MIN_AUTHORS = 20;
const MIN_SOURCES = 2;

/** How a share becomes a score: at or above `full` it is 1. */
function scale([low, high]: [number, number], full: number): { score: number; range: [number, number] } {
  const at = (share: number) => Math.round(Math.min(1, share / full) * 100) / 100;
  return { score: at(low), range: [at(low), at(high)] };
}

/**
 * How much there is to win, in parts whose formula is shown (insights facts D4). Each part takes the lower end of its
 * interval; below 20 authors or two sources no score is given.
 */
export function assessOpportunity({ question, grouped }: Material, book: CitationBook): Opportunity {
  const { items } = grouped;
  const isEnough =
    countAuthors(items) >= MIN_AUTHORS && new Set(items.map(({ source }) => source)).size >= MIN_SOURCES;
  const parts = isEnough ? scoreParts(items, book) : [];
  const sum = (read: (part: OpportunityPart) => number) =>
    Math.round(parts.reduce((total, part) => total + read(part) * part.weight, 0));
  const score = sum((part) => part.score);
  const complaints = countItems(items, { intent: 'complaint' });
  return {
    concept: question.survey?.primaryConcept ?? question.subject,
    verdict: !isEnough ? 'insufficient' : score >= 60 ? 'strong' : score >= 35 ? 'promising' : 'weak',
    score: isEnough ? score : null,
    range: isEnough ? [sum((part) => part.range[0]), sum((part) => part.range[1])] : null,
    parts,
    jobs: isEnough ? readJobs(grouped, book) : [],
    risks: isEnough
      ? [
          {
            ...say`${countItems(items, { intent: 'praise' })} posts praise what there is already.`,
            citationIds: book.pick({ intents: ['praise'] }, 2),
          },
        ]
      : [],
    nextSteps: isEnough ? nextSteps(grouped, complaints) : [],
    targetMarket: question.survey?.targetMarket ?? null,
  };
}

interface PartRule {
  key: OpportunityPart['key'];
  label: string;
  weight: number;
  formula: string;
  /** The share at which it counts in full. */
  full: number;
  intents: readonly Intent[];
  /** Whether an unanswered question counts too. */
  unanswered?: boolean;
}

/** Parts that are shares of items by what they want (insights facts D4). */
const PART_RULES: readonly PartRule[] = [
  {
    key: 'demand',
    label: 'People look for it',
    weight: 25,
    formula: 'Share of posts that ask or look for something ÷ 20 %',
    full: 0.2,
    intents: ['seeking', 'question'],
  },
  {
    key: 'pain',
    label: 'What there is hurts',
    weight: 20,
    formula: 'Share of posts that complain ÷ 40 %',
    full: 0.4,
    intents: ['complaint'],
  },
  {
    key: 'gap',
    label: 'Nobody fills it',
    weight: 20,
    formula: 'Share of unanswered questions, wishes and workarounds ÷ 25 %',
    full: 0.25,
    intents: ['request', 'workaround'],
    unanswered: true,
  },
  {
    key: 'willingness',
    label: 'People talk of paying',
    weight: 10,
    formula: 'Share of posts that speak of money ÷ 20 %',
    full: 0.2,
    intents: ['price'],
  },
];

function scoreParts(items: readonly InsightItem[], book: CitationBook): OpportunityPart[] {
  const shares = PART_RULES.map(({ full, intents, unanswered, ...rule }): OpportunityPart => {
    const ids = items
      .filter(
        ({ labels, answered }) =>
          labels.intents.some((intent) => intents.includes(intent)) || (unanswered && answered === false),
      )
      .map(({ id }) => id);
    const basis = countItems(items, { ids });
    return {
      ...rule,
      basis,
      ...scale(basis.interval, full),
      citationIds: book.pick({ items: new Set(ids), intents }, 2),
    };
  });
  return [...shares, momentumPart(items), reachPart(items)];
}

function momentumPart(items: readonly InsightItem[]): OpportunityPart {
  const wanting: readonly Intent[] = ['complaint', 'request', 'seeking'];
  const ids = items
    .filter(({ labels }) => labels.intents.some((intent) => wanting.includes(intent)))
    .map(({ id }) => id);
  const { direction, points } = readTrend(items, { ids });
  const score = { rising: 1, steady: 0.5, falling: 0, too_few: 0 }[direction];
  return {
    key: 'momentum',
    label: 'It is growing',
    weight: 15,
    score,
    range: [score, score],
    formula:
      '1 where complaints, wishes and searches rise (newer half ÷ older half > 1.3), ½ where steady, else 0',
    basis: points.at(-1)?.count ?? countItems(items, { ids: [] }),
    citationIds: [],
  };
}

function reachPart(items: readonly InsightItem[]): OpportunityPart {
  const communities = new Set(items.map(({ source, community }) => `${source}:${community ?? ''}`)).size;
  const score = Math.min(1, communities / 10);
  return {
    key: 'reach',
    label: 'Many places talk of it',
    weight: 10,
    score,
    range: [score, score],
    formula: 'places it is talked of ÷ 10',
    basis: countItems(items, {}),
    citationIds: [],
  };
}

/** Sides people care for: how many bring it up against how many are content with it, each 0 to 10 (Ulwick's opportunity). */
function readJobs({ items, themes }: Material['grouped'], book: CitationBook): Opportunity['jobs'] {
  const most = Math.max(1, ...themes.map((theme) => countItems(items, { theme }).authors));
  return themes
    .map((theme) => {
      const count = countItems(items, { theme });
      const praise = countItems(items, { theme, intent: 'praise' }).value;
      const complaints = countItems(items, { theme, intent: 'complaint' }).value;
      const importance = round((count.authors / most) * 10);
      const satisfaction = praise + complaints === 0 ? 5 : round((praise / (praise + complaints)) * 10);
      return {
        job: theme,
        importance,
        satisfaction,
        opportunity: round(importance + Math.max(importance - satisfaction, 0)),
        count,
        citationIds: book.pick({ theme }, 2),
      };
    })
    .sort((one, other) => other.opportunity - one.opportunity || (one.job < other.job ? -1 : 1))
    .slice(0, 8);
}

const round = (value: number) => Math.round(value * 10) / 10;

function nextSteps(
  { items, themes }: Pick<Material['grouped'], 'items' | 'themes'>,
  complaints: Count,
): string[] {
  const hurts = themes
    .map((theme) => ({ theme, authors: countItems(items, { theme, intent: 'complaint' }).authors }))
    .sort((one, other) => other.authors - one.authors)[0];
  return [
    hurts && hurts.authors > 0
      ? `Ask five people who complain about ${nameTheme(hurts.theme)} what they tried before.`
      : 'Ask five people what they use today, and what they would change in it.',
    complaints.value > 0
      ? 'Show a one-page description to people from the communities above and count who leaves an address.'
      : 'Look for a sharper pain: nobody complains in what was read.',
    'Run this again in a month and see what rises.',
  ];
}
