import { type Browser, browser } from 'wxt/browser';
import { reportError } from '@/shared/errors/report-error.ts';
import { ENHANCE_PORT } from '@/shared/extension/port-names.ts';
import { type EnhancePortEvent, type EnhanceStart, enhanceStart } from '@/shared/extension/ports.ts';
import { siteOf } from '@/shared/extension/switches.ts';

/** Below the 30 s after which a browser ends an idle worker, and a reverse proxy a silent stream. */
const PING_INTERVAL_MS = 20_000;

export interface EnhanceCaller {
  signal: AbortSignal;
  /** The origin the user acted on; null for the extension's own pages. */
  site: string | null;
  /** In a private window: nothing of the run is kept (faults L10). */
  isPrivate?: boolean;
}

/** One run as the card sees it. Throws `AppError`. */
export type Enhance = (start: EnhanceStart, caller: EnhanceCaller) => AsyncIterable<EnhancePortEvent>;

async function stream(events: AsyncIterable<EnhancePortEvent>, post: (event: EnhancePortEvent) => void) {
  try {
    for await (const event of events) post(event);
  } catch (thrown) {
    const { code, retryAfterMs } = reportError('port.enhance', thrown);
    post(retryAfterMs === undefined ? { type: 'error', code } : { type: 'error', code, retryAfterMs });
  }
}

function serveRun(port: Browser.runtime.Port, enhance: Enhance): void {
  const controller = new AbortController();
  const post = (event: EnhancePortEvent) => {
    if (!controller.signal.aborted) port.postMessage(event);
  };
  const ping = setInterval(() => post({ type: 'ping' }), PING_INTERVAL_MS);
  const stop = () => {
    clearInterval(ping);
    controller.abort();
  };
  let isStarted = false;
  port.onDisconnect.addListener(stop);
  port.onMessage.addListener((message: unknown) => {
    // One run a port: what comes after the start is not ours.
    if (isStarted) return;
    isStarted = true;
    const start = enhanceStart.safeParse(message);
    if (!start.success) return post({ type: 'error', code: 'invalid_request' });
    const isPrivate = start.data.isPrivate === true || port.sender?.tab?.incognito === true;
    const caller = { signal: controller.signal, site: siteOf(port.sender?.url), isPrivate };
    void stream(enhance(start.data, caller), post).finally(() => clearInterval(ping));
  });
}

/** Serves the cards' runs. A card that goes away cancels its run; another extension's port is closed at once. */
export function registerEnhancePort(enhance: Enhance): void {
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== ENHANCE_PORT) return;
    if (port.sender?.id !== browser.runtime.id) return port.disconnect();
    serveRun(port, enhance);
  });
}
