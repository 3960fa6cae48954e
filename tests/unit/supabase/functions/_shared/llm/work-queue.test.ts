import { expect, test } from 'vitest';
import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { WorkQueue } from '@/supabase/functions/_shared/llm/work-queue.ts';

const limits = { lanes: 2, perCaller: 3, maxWaitMs: 10_000 };
const long = { chars: MAX_DRAFT_CHARS };
const short = { chars: 300 };

function refusal(act: () => unknown): AppError {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('It was let in.');
}

/** Which of the places have their turn. */
async function turns(places: { turn: Promise<boolean> }[]): Promise<boolean[]> {
  return Promise.all(places.map(({ turn }) => Promise.race([turn, Promise.resolve().then(() => false)])));
}

test('a short text waits for no long one', async () => {
  const queue = new WorkQueue(limits);
  const places = [
    queue.enter({ caller: 'a', ...long }),
    queue.enter({ caller: 'b', ...long }),
    queue.enter({ caller: 'c', ...short }),
  ];
  expect(await turns(places)).toEqual([true, false, true]);
  places[0]?.leave();
  expect(await turns(places)).toEqual([true, true, true]);
});

test('one caller gets so many places, and new ones as the old are done', () => {
  const queue = new WorkQueue(limits);
  const places = [1, 2, 3].map(() => queue.enter({ caller: 'a', ...short }));
  const { code, retryAfterMs } = refusal(() => queue.enter({ caller: 'a', ...short }));
  expect(code).toBe('rate_limited');
  expect(retryAfterMs).toBeGreaterThan(0);
  queue.enter({ caller: 'b', ...short });
  places[0]?.leave();
  queue.enter({ caller: 'a', ...short });
});

test('one caller holds no more than two of the longest drafts', () => {
  const queue = new WorkQueue(limits);
  queue.enter({ caller: 'a', ...long });
  queue.enter({ caller: 'a', ...long });
  expect(refusal(() => queue.enter({ caller: 'a', ...short })).code).toBe('rate_limited');
});

test('what would wait too long is refused, and told when there is room', () => {
  let nowMs = 0;
  const queue = new WorkQueue(limits, () => nowMs);
  const enter = (caller: string) => queue.enter({ caller, ...long });
  let waiting = 0;
  const fill = () => {
    for (; waiting < 50; waiting += 1) enter(`caller ${waiting}`);
  };
  const { retryAfterMs = 0 } = refusal(fill);
  expect(waiting).toBeGreaterThan(1);
  expect(waiting).toBeLessThan(8);
  nowMs += retryAfterMs;
  enter('later');
});

test('the speed is measured: a faster machine lets more in', () => {
  let nowMs = 0;
  const queue = new WorkQueue(limits, () => nowMs);
  const countUntilFull = () => {
    const places = [];
    try {
      for (;;) places.push(queue.enter({ caller: `${places.length}`, ...long }));
    } catch {
      for (const place of places) place.leave();
      return places.length;
    }
  };
  const before = countUntilFull();
  for (let job = 0; job < 20; job += 1) {
    const place = queue.enter({ caller: 'a', ...long });
    nowMs += 1_000;
    place.leave();
  }
  expect(countUntilFull()).toBeGreaterThan(before * 2);
});

test('a place that is left is nobody’s, whether it waited or ran', async () => {
  const queue = new WorkQueue({ ...limits, lanes: 1 });
  const [first, second, third] = ['a', 'b', 'c'].map((caller) => queue.enter({ caller, ...short }));
  second?.leave();
  expect(await second?.turn).toBe(false);
  first?.leave();
  first?.leave();
  expect(await third?.turn).toBe(true);
});
