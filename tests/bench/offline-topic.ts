import { join } from 'node:path';
import * as z from 'zod/mini';
import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { cpuMs } from '@/tests/support/cpu-ms.ts';
import { openBrowser } from './browser.ts';
import { startChild } from './child.ts';
import { draftOfChars, draftOfWords } from './drafts.ts';
import type { Figure, Limit, Topic } from './figures.ts';
import { loadBareHarper } from './offline/bare-harper.ts';
import { harperWasmUrl, loadOffline } from './offline/run-offline.ts';
import { openWorkerRun } from './offline/worker-run.ts';
import { openChatPage } from './pages/chat-page.ts';

const SHORT_ROUNDS = 15;
const LONG_ROUNDS = 3;
const SETUP_ROUNDS = 3;
const WARM_UP = 3;
const LEVELS = ['polish', 'balanced', 'reframe'] as const;
const PEER = 'bare harper';

const setupSaid = z.object({ setupMs: z.number(), memoryMb: z.number() });

type Clock = () => number;

async function timed(work: () => Promise<unknown>, clock: Clock = () => performance.now()): Promise<number> {
  const begin = clock();
  await work();
  return clock() - begin;
}

interface Times {
  bare: number[];
  ours: Record<EnhanceLevel, number[]>;
}

/** All in turn, another draft each, so that no cache of the checker helps. */
async function measureInNode(): Promise<{ short: Times; long: Times }> {
  const bare = await loadBareHarper(harperWasmUrl());
  const ours = await loadOffline();
  const measure = async (rounds: number, draft: (round: number) => string, clock?: Clock): Promise<Times> => {
    const times: Times = { bare: [], ours: { polish: [], balanced: [], reframe: [] } };
    for (let round = 0; round < rounds; round += 1) {
      // Drafts of their own for all: both keep what they know of a clause they have seen.
      times.bare.push(await timed(() => bare(draft(round * 10 + LEVELS.length)), clock));
      for (const [index, level] of LEVELS.entries())
        times.ours[level].push(await timed(() => ours(draft(round * 10 + index), level), clock));
    }
    return times;
  };
  await measure(WARM_UP, (seed) => draftOfWords(200, 1000 + seed));
  return {
    short: await measure(SHORT_ROUNDS, (seed) => draftOfWords(200, 2000 + seed)),
    long: await measure(LONG_ROUNDS, (seed) => draftOfChars(MAX_DRAFT_CHARS, 5000 + seed), cpuMs),
  };
}

async function measureInWorker(extension: string) {
  const context = await openBrowser({ extension });
  try {
    const page = await context.newPage();
    await openChatPage(page, 10);
    const run = await openWorkerRun(context, page);
    const first = await run(draftOfWords(200, 1), 'polish');
    const short: Record<EnhanceLevel, number[]> = { polish: [], balanced: [], reframe: [] };
    for (let round = 0; round < WARM_UP + SHORT_ROUNDS; round += 1)
      for (const [index, level] of LEVELS.entries()) {
        const time = await run(draftOfWords(200, 3000 + round * 10 + index), level);
        if (round >= WARM_UP) short[level].push(time);
      }
    return { first, short, long: await run(draftOfChars(MAX_DRAFT_CHARS, 7000), 'polish') };
  } finally {
    await context.close();
  }
}

async function measureSetup(who: 'bare' | 'ours') {
  const file = join(import.meta.dirname, 'offline/setup-process.ts');
  const setupMs: number[] = [];
  const memoryMb: number[] = [];
  for (let round = 0; round < SETUP_ROUNDS; round += 1) {
    const child = await startChild(file, { arguments: [who], schema: setupSaid });
    setupMs.push(child.said.setupMs);
    memoryMb.push(child.said.memoryMb);
    await child.stop();
  }
  return { setupMs, memoryMb };
}

function levelFigures(name: string, times: Times, limit: Limit): Figure[] {
  return LEVELS.map((level) => ({
    name: `${level}, ${name}`,
    unit: 'ms',
    ours: times.ours[level],
    peer: { name: PEER, samples: times.bare },
    limits: [limit],
  }));
}

/** How long the engine on the device takes, beside the grammar checker alone. */
export async function measureOffline(extension: string): Promise<Topic> {
  const bare = await measureSetup('bare');
  const ours = await measureSetup('ours');
  const { short, long } = await measureInNode();
  const worker = await measureInWorker(extension);
  return {
    title: 'The engine on the device',
    about: `In Node and in the extension's own background; ${SHORT_ROUNDS} rounds of 200 words, ${LONG_ROUNDS} of ${MAX_DRAFT_CHARS} characters, another draft each. ${PEER}: its lints, first suggestions applied.`,
    figures: [
      ...levelFigures('200 words, warm, Node', short, { of: 'value', atMost: 150 }),
      ...LEVELS.map(
        (level): Figure => ({
          name: `${level}, 200 words, warm, background, there and back`,
          unit: 'ms',
          ours: worker.short[level],
          peer: { name: `${PEER}, Node`, samples: short.bare },
          limits: [{ of: 'value', atMost: 150 }],
        }),
      ),
      ...levelFigures(`${MAX_DRAFT_CHARS} characters, Node, processor time`, long, {
        of: 'ratio',
        atMost: 2,
      }),
      {
        name: `polish, ${MAX_DRAFT_CHARS} characters, background`,
        unit: 'ms',
        ours: [worker.long],
        peer: { name: `${PEER}, Node`, samples: long.bare },
      },
      { name: 'first polish of a background, 200 words, with setup', unit: 'ms', ours: [worker.first] },
      {
        name: 'setup, once, Node',
        unit: 'ms',
        ours: ours.setupMs,
        peer: { name: PEER, samples: bare.setupMs },
      },
      {
        name: 'memory of the process after setup',
        unit: 'MB',
        ours: ours.memoryMb,
        peer: { name: PEER, samples: bare.memoryMb },
      },
    ],
  };
}
