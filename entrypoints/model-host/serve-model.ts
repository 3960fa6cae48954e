import { type Browser, browser } from 'wxt/browser';
import {
  MODEL_PORT,
  type ModelEvent,
  type ModelQuestion,
  modelQuestion,
} from '@/shared/engines/downloaded/model-question.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { reportError } from '@/shared/errors/report-error.ts';

/** A model nobody asked for so long is let go: it holds memory that other programs may want. */
const IDLE_MS = 300_000;
/** Below what the other end takes for silence. */
const PING_INTERVAL_MS = 20_000;

export interface LoadedModel {
  complete(question: ModelQuestion, signal: AbortSignal): AsyncIterable<string>;
  close(): void;
}

interface HostOptions {
  load(): Promise<LoadedModel>;
  /** Nothing has been asked for a while, and the model is closed. */
  onIdle(): void;
  idleMs?: number;
}

/** Runs questions one after the other on a model that is loaded with the first one. */
function createQueue({ load, onIdle, idleMs = IDLE_MS }: HostOptions) {
  let loaded: Promise<LoadedModel> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let life = new AbortController();

  const close = () => {
    void loaded?.then((model) => model.close()).catch(() => undefined);
    loaded = undefined;
  };
  async function answer(question: ModelQuestion, signal: AbortSignal, tell: (text: string) => void) {
    signal.throwIfAborted();
    const { signal: removed } = life;
    loaded ??= load();
    try {
      const model = await loaded;
      for await (const text of model.complete(question, AbortSignal.any([signal, removed]))) tell(text);
    } catch (thrown) {
      if (removed.aborted && !signal.aborted) throw new AppError('engine_not_ready', { cause: thrown });
      if (signal.aborted || thrown instanceof AppError) {
        if (thrown instanceof AppError && !isOfAnswer(thrown)) close();
        throw thrown;
      }
      // Out of memory, or a runtime that ended itself: the next question gets a fresh one.
      close();
      throw new AppError('engine_unavailable', { cause: thrown });
    }
  }
  return {
    ask(question: ModelQuestion, signal: AbortSignal, tell: (text: string) => void): Promise<void> {
      clearTimeout(idle);
      waiting += 1;
      const turn = last.then(() => answer(question, signal, tell));
      last = turn
        .catch(() => undefined)
        .finally(() => {
          waiting -= 1;
          if (waiting > 0) return;
          idle = setTimeout(() => {
            close();
            onIdle();
          }, idleMs);
        });
      return turn;
    },
    /** The model's file came or went: what is loaded is not to be asked any more. */
    forget() {
      life.abort();
      life = new AbortController();
      close();
    },
  };
}

/** Whether the model itself is as good as before. */
const isOfAnswer = ({ code }: AppError) => code === 'too_long' || code === 'output_limit';

/** Answers the background's questions to the model: one port for each, and closing it ends that answer alone. */
export function serveModel(options: HostOptions): { forget(): void } {
  const queue = createQueue(options);
  const serve = (port: Browser.runtime.Port) => {
    const control = new AbortController();
    const { signal } = control;
    const post = (event: ModelEvent) => {
      if (!signal.aborted) port.postMessage(event);
    };
    const ping = setInterval(() => post({ type: 'ping' }), PING_INTERVAL_MS);
    signal.addEventListener('abort', () => clearInterval(ping), { once: true });
    port.onDisconnect.addListener(() => control.abort());
    port.onMessage.addListener(async (message: unknown) => {
      try {
        const question = modelQuestion.parse(message);
        await queue.ask(question, signal, (text) => post({ type: 'piece', text }));
        post({ type: 'done' });
      } catch (thrown) {
        if (!signal.aborted) post({ type: 'error', code: reportError('model', thrown).code });
      } finally {
        clearInterval(ping);
      }
    });
  };
  browser.runtime.onConnect.addListener((port) => {
    // the background has no tab; a page's script, which may ask for rewrites alone, has one
    const isBackground = port.sender?.id === browser.runtime.id && !port.sender.tab;
    if (port.name === MODEL_PORT && isBackground) serve(port);
  });
  return { forget: queue.forget };
}
