import type { Message } from '@/shared/engines/prompts/message.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { limitsOf } from './answer-checks.ts';
import type { Ask } from './ask-model.ts';
import type { Condition } from './conditions.ts';
import { type Judged, lengthControlled, type Rate, winRate } from './statistics.ts';

/** What one condition came to, as the run's table shows it. */
export interface ConditionRow {
  condition: string;
  drafts: number;
  /** Against the untouched draft. */
  wins: Rate;
  lengthControlled: number;
  /** Share of drafts whose names, numbers, limits and language all survived the rewrite; needs no judge. */
  kept: number;
  /** How much of what the drafts ask of their answers (length, items, form, language) the answers do; needs no judge. */
  followed: { limits: number; met: number };
  /** Median of the prompt's length after by before. */
  growth: number;
}

export interface Models {
  writer: (messages: readonly Message[], condition: string) => Promise<string>;
  answerer: Ask;
  /** Of another family than the writer, or it likes its own. */
  judge: Ask;
}

const JUDGE =
  'Somebody asked for something; two assistants answered. Judge which answer serves what was asked for better: what is asked, its limits, its form. Length is no merit. Answer with one letter: A, B, or T where there is no difference.';

async function verdict(judge: Ask, request: string, [a, b]: [string, string]): Promise<'A' | 'B' | 'T'> {
  const content = `Asked for:\n${request}\n\nAnswer A:\n${a}\n\nAnswer B:\n${b}`;
  const said = await judge([
    { role: 'system', content: JUDGE },
    { role: 'user', content },
  ]);
  const letter = said.trim().charAt(0).toUpperCase();
  return letter === 'A' || letter === 'B' ? letter : 'T';
}

/** Both orders; where they disagree the judge only liked a place. */
async function judgeBoth(judge: Ask, request: string, [untouched, other]: [string, string]) {
  const first = await verdict(judge, request, [untouched, other]);
  const second = await verdict(judge, request, [other, untouched]);
  if (first === 'B' && second === 'A') return 1;
  return first === 'A' && second === 'B' ? 0 : 0.5;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

interface Tried {
  judged: Judged;
  isKept: boolean;
  limits: readonly boolean[];
  growth: number;
}

async function tryCondition(
  { name, rewrite }: Condition,
  { draft, plain }: { draft: string; plain: string },
  { writer, answerer, judge }: Models,
): Promise<Tried> {
  const prompt = rewrite ? (await writer(rewrite(draft), name)).trim() : draft;
  const answer = rewrite ? await answerer([{ role: 'user', content: prompt }]) : plain;
  const score = rewrite ? await judgeBoth(judge, draft, [plain, answer]) : 0.5;
  return {
    judged: { score, lengthLog: Math.log((answer.length + 1) / (plain.length + 1)) },
    isKept: checkIntent(draft, prompt).every(({ change }) => change !== 'lost'),
    limits: limitsOf(draft).map(({ isMet }) => isMet(answer)),
    growth: prompt.length / draft.length,
  };
}

/**
 * Every draft under every condition: rewritten, answered, and judged against the answer to the untouched draft, blind
 * and in both orders. Costs per draft one answer, and for each further condition a rewrite, an answer and two verdicts.
 */
export async function compareConditions(
  drafts: readonly string[],
  conditions: readonly Condition[],
  models: Models,
): Promise<ConditionRow[]> {
  const tried = new Map<string, Tried[]>(conditions.map(({ name }) => [name, []]));
  for (const draft of drafts) {
    const plain = await models.answerer([{ role: 'user', content: draft }]);
    for (const condition of conditions)
      tried.get(condition.name)?.push(await tryCondition(condition, { draft, plain }, models));
  }
  return [...tried].map(([condition, all]) => ({
    condition,
    drafts: all.length,
    wins: winRate(all.map(({ judged }) => judged)),
    lengthControlled: lengthControlled(all.map(({ judged }) => judged)),
    kept: all.filter(({ isKept }) => isKept).length / all.length,
    followed: {
      limits: all.flatMap(({ limits }) => limits).length,
      met: all.flatMap(({ limits }) => limits.filter(Boolean)).length,
    },
    growth: median(all.map(({ growth }) => growth)),
  }));
}
