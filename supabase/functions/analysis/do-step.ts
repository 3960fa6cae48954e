import * as z from 'zod/mini';
import { report as reportSchema, sourceHealth } from '@/shared/contracts/insight-report.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { checkReport } from '@/shared/insights/checks/check-report.ts';
import { cleanItems } from '@/shared/insights/mining/clean.ts';
import { grouped, groupRead } from '@/shared/insights/mining/group.ts';
import { fromKept, keptPart, partsOf, readPart, toKept } from '@/shared/insights/mining/read-parts.ts';
import { isConcise } from '@/shared/insights/modes.ts';
import { toPreviewItems } from '@/shared/insights/preview-items.ts';
import type { Question } from '@/shared/insights/question.ts';
import { rawItem, sourceResult } from '@/shared/insights/raw-item.ts';
import { toConcise } from '@/shared/insights/report/concise.ts';
import { writeReport } from '@/shared/insights/report/write-report.ts';
import { isAsked, sources } from '@/shared/insights/sources/registry.ts';
import type { AnalysisRow } from './analysis-store.ts';
import { askFor } from './ask-for.ts';
import type { AnalysisDeps } from './deps-types.ts';
import { hashAuthors } from './hash-authors.ts';
import type { StepAnswer } from './step-answer.ts';

const cleaned = z.object({
  items: z.array(z.object({ raw: rawItem, language: z.string(), copies: z.int() })),
  sources: z.array(sourceHealth),
  /** Missing in runs that began before texts were read in parts. */
  parts: z._default(z.int(), 0),
});
const written = z.object({ report: reportSchema });

const LEASE_SECONDS = 30;
const FIRST_ITEMS = 3;

/** Steps by name, in their order; each source is a step of its own. */
export const stepsOf = ({ sources: asked }: Pick<Question, 'sources'>) => ({
  fetch: asked.map((source) => `fetch:${source}` as const),
  after: ['clean', 'group', 'write', 'check'] as const,
});
/** Long texts are read part by part before they are grouped. */
export const readSteps = (parts: number) => Array.from({ length: parts }, (_, at) => `read:${at}`);

/**
 * Does one step of an analysis and saves it, unless it is done or somebody is at it. Each is a call of its own, since the
 * hosted platform gives a call two seconds of CPU; one that was killed is taken up again when its lease is over.
 */
export async function doStep(id: string, step: string, deps: AnalysisDeps): Promise<StepAnswer> {
  const outcome = await deps.store.claimStep(id, step, LEASE_SECONDS);
  if (outcome === 'busy' || outcome === 'exhausted') return { outcome };
  if (outcome === 'claimed') {
    const row = await deps.store.read(id, null);
    if (!row) throw new AppError('not_found');
    if (hasEnded(row)) return { outcome: 'done' };
    try {
      await carryOut({ id, step, question: row.question, userId: row.user_id }, deps);
    } catch (thrown) {
      await deps.store.dropStep(id, step);
      // Two may drive one run: whoever comes to its end takes what the steps left away from under the other.
      const now = await deps.store.read(id, null);
      if (now && hasEnded(now)) return { outcome: 'done' };
      throw thrown;
    }
  }
  if (step.startsWith('fetch:')) return tellSource(id, step, deps);
  return step === 'clean' ? tellParts(id, deps) : { outcome: 'done' };
}

const hasEnded = ({ state }: Pick<AnalysisRow, 'state'>) => state === 'done' || state === 'failed';

interface Work {
  id: string;
  step: string;
  question: Question;
  userId: string;
}

async function carryOut(work: Work, deps: AnalysisDeps): Promise<void> {
  const { id, step, question } = work;
  const { store } = deps;
  if (step.startsWith('fetch:')) return store.saveStep(id, step, await fetchSource(work, deps));
  if (step === 'clean') {
    const fetched = await store.readSteps(id, stepsOf(question).fetch);
    const results = question.sources.flatMap(
      (source) => z.safeParse(sourceResult, fetched[`fetch:${source}`]).data ?? [],
    );
    const { items, sources: health } = cleanItems(question, results);
    const { length } = partsOf(items);
    return store.saveStep(id, step, {
      items: await hashAuthors(items, deps.authorSalt),
      sources: health,
      parts: length > 1 ? length : 0,
    });
  }
  const { items, sources: health, parts } = z.parse(cleaned, (await store.readSteps(id, ['clean'])).clean);
  if (step.startsWith('read:')) {
    const part = partsOf(items)[Number(step.slice('read:'.length))];
    if (!part) throw new AppError('invalid_request');
    return store.saveStep(id, step, toKept(readPart(question, items, part)));
  }
  if (step === 'group') {
    const steps = readSteps(parts);
    const saved = await store.readSteps(id, steps);
    const kept = z.safeParse(
      z.array(keptPart),
      steps.map((name) => saved[name]),
    );
    const isRead = parts > 0 && kept.success;
    const read = isRead ? fromKept(kept.data, items) : readPart(question, items);
    const authors = items.map(({ raw }) => raw.author);
    return store.saveStep(id, step, groupRead(question, items, { authors, read }));
  }
  const group = z.parse(grouped, (await store.readSteps(id, ['group'])).group);
  if (step === 'write') {
    const report = writeReport({ question, sources: health, grouped: group, today: deps.today() });
    const run = {
      items: group.items,
      userId: work.userId,
      signal: AbortSignal.timeout(LEASE_SECONDS * 1000),
    };
    return store.saveStep(id, step, {
      report: deps.wording ? await deps.wording.report(report, run) : report,
    });
  }
  const { report: draft } = z.parse(written, (await store.readSteps(id, ['write'])).write);
  const checked = checkReport(draft, group.items);
  await store.finish(id, {
    report: isConcise(question.mode) ? toConcise(checked) : checked,
    items: group.items,
    nativeIds: Object.fromEntries(
      group.items.map((item, index) => [item.id, items[index]?.raw.nativeId ?? '']),
    ),
  });
}

async function fetchSource({ step, question, userId }: Work, deps: AnalysisDeps) {
  const source = question.sources.find((id) => step === `fetch:${id}`);
  if (!source || !isAsked(source)) throw new AppError('invalid_request');
  const access = await deps.readAccess(userId);
  const timeoutMs = LEASE_SECONDS * 1000;
  const result = await askFor(sources[source], question, {
    userId,
    access,
    isPreview: false,
    timeoutMs,
    deps,
  });
  deps.log('source', { source, status: result.status, found: result.items.length });
  return result;
}

async function tellParts(id: string, { store }: AnalysisDeps): Promise<StepAnswer> {
  const { clean } = await store.readSteps(id, ['clean']);
  return { outcome: 'done', parts: z.parse(z.pick(cleaned, { parts: true }), clean).parts };
}

async function tellSource(id: string, step: string, deps: AnalysisDeps): Promise<StepAnswer> {
  const saved = z.safeParse(sourceResult, (await deps.store.readSteps(id, [step]))[step]);
  if (!saved.success) return { outcome: 'done' };
  const { status, items } = saved.data;
  return {
    outcome: 'done',
    source: { status, found: items.length, items: toPreviewItems(items.slice(0, FIRST_ITEMS)) },
  };
}
