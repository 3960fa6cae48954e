import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { exportLog } from '@/components/request-log/logged-request.ts';
import {
  createRequestLog,
  MAX_LINES,
  type RequestLine,
  requestLine,
  requestLogItem,
} from '@/shared/extension/request-log.ts';

const sent = { engine: 'cloud', host: 'api.example', chars: 12, redactions: 0 } as const;
const end = { outcome: 'done', credits: 1, elapsedMs: 40 } as const;

beforeEach(() => fakeBrowser.reset());

describe('the request log', () => {
  it('has the newest line first, and what became of it', async () => {
    const log = createRequestLog();
    const first = await log.begin(sent);
    await log.begin({ ...sent, chars: 13 });
    await log.end(first, end);
    expect(await requestLogItem.get()).toMatchObject([
      { chars: 13, outcome: 'running' },
      { chars: 12, outcome: 'done', credits: 1, elapsedMs: 40 },
    ]);
  });

  it('loses no line of runs that begin at once', async () => {
    const log = createRequestLog();
    const ids = await Promise.all(Array.from({ length: 40 }, () => log.begin(sent)));
    await Promise.all(ids.map((id) => log.end(id, end)));
    const lines = await requestLogItem.get();
    expect(lines).toHaveLength(40);
    expect(lines.every(({ outcome }) => outcome === 'done')).toBe(true);
  });

  it('keeps the newest lines, up to its limit', async () => {
    const log = createRequestLog();
    for (let count = 0; count < MAX_LINES + 5; count += 1) await log.begin({ ...sent, chars: count });
    const lines = await requestLogItem.get();
    expect(lines).toHaveLength(MAX_LINES);
    expect(lines[0]?.chars).toBe(MAX_LINES + 4);
  });

  it('writes nothing for a run whose line was cleared meanwhile', async () => {
    const log = createRequestLog();
    const id = await log.begin(sent);
    await requestLogItem.set([]);
    await log.end(id, end);
    expect(await requestLogItem.get()).toEqual([]);
  });

  it('drops a damaged line alone', async () => {
    const log = createRequestLog();
    await log.begin(sent);
    const { requestLog } = (await fakeBrowser.storage.local.get()) as { requestLog: RequestLine[] };
    await fakeBrowser.storage.local.set({ requestLog: [{ engine: 'nobody' }, ...requestLog, 7] });
    expect(await requestLogItem.get()).toHaveLength(1);
  });

  it('makes room where storage is full, and never stops a run', async () => {
    let limit = 8;
    let kept: RequestLine[] = [];
    const log = createRequestLog({
      get: async () => kept,
      set: async (value) => {
        if (value.length > limit) throw new Error('QUOTA_BYTES quota exceeded');
        kept = value;
      },
      watch: () => undefined,
    });
    for (let count = 0; count < 9; count += 1) await log.begin({ ...sent, chars: count });
    expect(kept.map(({ chars }) => chars)).toEqual([8, 7, 6]);
    limit = -1;
    await expect(log.begin(sent)).resolves.toEqual(expect.any(String));
  });

  it('comes out of its file as it is kept', async () => {
    await createRequestLog().begin(sent);
    const lines = await requestLogItem.get();
    const exported = JSON.parse(exportLog(lines, new Date(0))) as { lines: unknown[]; version: number };
    expect(exported.version).toBe(1);
    expect(exported.lines.map((line) => requestLine.parse(line))).toEqual(lines);
  });
});
