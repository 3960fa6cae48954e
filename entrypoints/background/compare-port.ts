import { type Browser, browser } from 'wxt/browser';
import { reportError } from '@/shared/errors/report-error.ts';
import { ANSWER_PORT, type AnswerPortEvent, answerStart } from '@/shared/extension/ports.ts';
import type { Answer } from './compare.ts';

/** Below the 30 s after which a browser ends an idle worker. */
const PING_INTERVAL_MS = 20_000;

type Port = Browser.runtime.Port;

/** Carrying out any prompt is for the extension's own pages: a page's script may ask for rewrites alone. */
function isOwnPage({ sender }: Port): boolean {
  const home = browser.runtime.getURL('/');
  return sender?.id === browser.runtime.id && Boolean(sender?.url?.startsWith(home));
}

function serveAnswer(port: Port, answer: Answer): void {
  const control = new AbortController();
  const { signal } = control;
  const post = (event: AnswerPortEvent) => {
    if (!signal.aborted) port.postMessage(event);
  };
  const ping = setInterval(() => post({ type: 'ping' }), PING_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(ping));
  port.onDisconnect.addListener(() => control.abort());
  let isStarted = false;
  port.onMessage.addListener(async (message: unknown) => {
    if (isStarted) return;
    isStarted = true;
    try {
      const start = answerStart.safeParse(message);
      if (!start.success) return post({ type: 'error', code: 'invalid_request' });
      for await (const event of answer(start.data, signal)) post(event);
    } catch (thrown) {
      post({ type: 'error', code: reportError('port.compare', thrown).code });
    } finally {
      clearInterval(ping);
    }
  });
}

/** Serves the side panel's comparisons: one port for each answer, and closing it ends that answer alone. */
export function registerComparePort(answer: Answer): void {
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== ANSWER_PORT) return;
    if (isOwnPage(port)) serveAnswer(port, answer);
    else port.disconnect();
  });
}
