import { describe, expect, it } from 'vitest';
import { DirectPort, MOST_OPERATORS } from '@/shared/documents/pdf/open/direct-port.ts';

function received(port: DirectPort, count: number): Promise<unknown[]> {
  return new Promise((resolve) => {
    const all: unknown[] = [];
    port.addEventListener('message', ({ data }) => {
      all.push(data);
      if (all.length === count) resolve(all);
    });
  });
}

describe('DirectPort', () => {
  it('hands messages over in their order, later than they are sent', async () => {
    const [one, other] = DirectPort.pair();
    const arrived = received(other, 100);
    const sent = Array.from({ length: 100 }, (_, at) => ({ at }));
    for (const message of sent) one.postMessage(message);
    expect(await arrived).toEqual(sent);
  });

  it('keeps operators their sender goes on to forget', async () => {
    const [one, other] = DirectPort.pair();
    const arrived = received(other, 1);
    const fnArray = [1, 2];
    one.postMessage({ streamId: 1, chunk: { fnArray, argsArray: [null, null] } });
    fnArray.length = 0;
    expect(await arrived).toEqual([{ streamId: 1, chunk: { fnArray: [1, 2], argsArray: [null, null] } }]);
  });

  it('leaves out operators beyond the limit and says so (F8)', async () => {
    const [one, other] = DirectPort.pair();
    const arrived = received(other, 2);
    const half = { fnArray: Array(MOST_OPERATORS / 2 + 1).fill(1), argsArray: [] };
    one.postMessage({ streamId: 1, chunk: half });
    expect(one.wasCut).toBe(false);
    one.postMessage({ streamId: 1, chunk: half });
    const [first, second] = (await arrived) as { chunk: { fnArray: number[] } }[];
    expect([first?.chunk.fnArray.length, second?.chunk.fnArray.length]).toEqual([MOST_OPERATORS / 2 + 1, 0]);
    expect(one.wasCut).toBe(true);
  });
});
