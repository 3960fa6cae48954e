import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { tabMessages } from '@/entrypoints/background/tab-messages.ts';
import { errorReport } from '@/shared/errors/error-report.ts';
import { reportError, sendReportsTo } from '@/shared/errors/report-error.ts';
import { reportUncaught } from '@/shared/errors/report-uncaught.ts';
import { diagnosticsItem, keepReport, readDiagnostics } from '@/shared/extension/diagnostics.ts';
import { tellFailures } from '@/shared/extension/tell-failures.ts';

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue({
    manifest_version: 3,
    name: 'Whetstone',
    version: '1.2.3',
  });
});

it('a failure in the card’s frame or the model’s page is in what Copy diagnostics gives', async () => {
  fakeBrowser.runtime.onMessage.addListener(async ({ type, body }: { type: string; body: unknown }) => {
    expect(type).toBe('failure.keep');
    await keepReport(errorReport.parse(body));
    return { value: null };
  });
  tellFailures();
  const scope = new EventTarget();
  reportUncaught('card.frame', scope);
  reportError('card.sites', new TypeError('Failed to fetch'));
  const event = Object.assign(new Event('unhandledrejection'), {
    reason: new RangeError('"a draft" is bad'),
  });
  scope.dispatchEvent(event);
  await expect.poll(() => diagnosticsItem.get()).toHaveLength(2);
  const text = await readDiagnostics();
  expect(text).toMatch(/error card\.sites internal\n {2}TypeError Failed to fetch\n {4}at /);
  expect(text).toContain('error card.frame.uncaught internal');
  expect(text).not.toContain('a draft');
});

it('the background keeps what it is told', async () => {
  const heard: unknown[] = [];
  sendReportsTo((report) => heard.push(report));
  const report = { level: 'info', place: 'model', code: 'engine_unavailable', causes: [] } as const;
  await tabMessages['failure.keep']({ ...report, causes: [] });
  expect(heard).toEqual([report]);
});
