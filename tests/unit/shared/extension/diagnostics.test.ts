import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { reportError } from '@/shared/errors/report-error.ts';
import { diagnosticsItem, keepReport, keepReports, readDiagnostics } from '@/shared/extension/diagnostics.ts';

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue({
    manifest_version: 3,
    name: 'Whetstone',
    version: '1.2.3',
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const report = { level: 'error', place: 'worker.documents', code: 'internal', causes: [] } as const;

it('keeps the newest 200 failures of the session, whoever reports them', async () => {
  await Promise.all(
    Array.from({ length: 203 }, (_, at) => keepReport({ ...report, causes: [], place: `place ${at}` })),
  );
  const kept = await diagnosticsItem.get();
  expect(kept).toHaveLength(200);
  expect(kept[0]?.place).toBe('place 202');
  expect(await fakeBrowser.storage.local.get()).not.toHaveProperty('diagnostics');
});

it('tells versions, runs and why something failed, a line each', async () => {
  keepReports('background', new EventTarget());
  reportError('port.enhance', new TypeError("Cannot read properties of null (reading 'sections')"));
  await expect.poll(() => diagnosticsItem.get()).toHaveLength(1);
  const text = await readDiagnostics();
  expect(text).toContain('Whetstone 1.2.3');
  expect(text).toContain('Failures this session: 1');
  expect(text).toMatch(
    /error port\.enhance internal\n {2}TypeError Cannot read properties of null \(reading ‹sections›\)\n {4}at /,
  );
});

it('keeps what nobody caught', async () => {
  const scope = new EventTarget();
  keepReports('panel', scope);
  scope.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('too far') }));
  await expect
    .poll(async () => (await diagnosticsItem.get())[0])
    .toMatchObject({
      place: 'panel.uncaught',
      causes: [{ name: 'RangeError', message: 'too far' }],
    });
});
