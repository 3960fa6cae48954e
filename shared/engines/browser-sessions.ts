import type { EngineTask } from '@/shared/contracts/task.ts';
import { detectLanguage } from '@/shared/enhance/language.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import {
  type BrowserModel,
  type ModelOptions,
  type ModelSession,
  modelOptions,
  type PromptMessage,
  type PromptOptions,
} from './browser-model.ts';
import { type Message, newBoundary } from './prompts/message.ts';
import { samplingModeOf } from './sampling.ts';

/** Builds a task's messages with the delimiter that its quoted text stands between. */
type Build = (boundary: string) => Message[];

interface Asked {
  task: EngineTask;
  build: Build;
  signal: AbortSignal;
}

/** A session that has read the instructions, and what is still to be put to it. */
export interface OpenedSession {
  session: ModelSession;
  question: string | PromptMessage[];
}

interface Warm {
  key: string;
  boundary: string;
  session: Promise<ModelSession>;
}

/** A session nobody cloned for so long is let go: it keeps memory that other pages may want. */
const IDLE_MS = 300_000;

async function firstAvailable(model: BrowserModel, candidates: readonly ModelOptions[]) {
  for (const options of candidates) if ((await model.availability(options)) === 'available') return options;
  return undefined;
}

function withPictures(options: ModelOptions): ModelOptions {
  return { ...options, expectedInputs: [...(options.expectedInputs ?? []), { type: 'image' }] };
}

function withPicture(text: string, dataUrl: string): PromptMessage {
  const [head = '', body = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  const picture = new Blob([bytes], { type: head.slice(5).replace(';base64', '') });
  return {
    role: 'user',
    content: [
      { type: 'text', value: text },
      { type: 'image', value: picture },
    ],
  };
}

/** Which options the model is ready for; throws `AppError` where it is for none. */
async function readyOptions(model: BrowserModel | undefined, task: EngineTask): Promise<ModelOptions> {
  // A model that does not promise the draft's language may still know it.
  const candidates = [modelOptions(detectLanguage(task.text)), modelOptions(undefined)];
  const ready = model && (await firstAvailable(model, candidates));
  // What is not there yet is fetched from the settings, where its progress is shown.
  if (!model || !ready) throw new AppError('engine_not_ready');
  if (task.kind !== 'image') return ready;
  const seeing = await firstAvailable(model, candidates.map(withPictures));
  if (!seeing) throw new AppError('picture_not_supported');
  return seeing;
}

/** A promise's value, or the signal's reason where it aborts first. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/**
 * Sessions that have read their instructions. The last one stays warm: the next run with the same instructions clones
 * it, and waits for its own text alone. Its delimiter is made with it, so no text can know it beforehand.
 */
export function createBrowserSessions(find: () => BrowserModel | undefined) {
  let warm: Warm | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(idle);
    void warm?.session.then((session) => session.destroy()).catch(() => undefined);
    warm = undefined;
  };
  /** Throws `AppError`, or what the browser threw. Whoever gets a session destroys it. */
  async function open(asked: Asked, isAgain = false): Promise<OpenedSession> {
    const { task, build, signal } = asked;
    const model = find();
    const options = await readyOptions(model, task);
    const samplingMode = samplingModeOf(task);
    const instructions = build('').slice(0, -1);
    const key = JSON.stringify([options, samplingMode, instructions]);
    if (warm?.key !== key) drop();
    if (!warm && model) {
      const boundary = newBoundary();
      const initialPrompts = build(boundary)
        .slice(0, -1)
        .map(({ role, content }) => ({ role, content }));
      // Without the run's signal: aborting it would take the session away from the runs after it.
      const session = model.create({ ...options, samplingMode, initialPrompts });
      session.catch(() => undefined); // it may end while nobody waits
      warm = { key, boundary, session };
    }
    if (!warm) throw new AppError('engine_not_ready');
    clearTimeout(idle);
    idle = setTimeout(drop, IDLE_MS);
    const { boundary, session } = warm;
    const { content = '', image } = build(boundary).at(-1) ?? {};
    const question = image === undefined ? content : [withPicture(content, image)];
    const opened = warm;
    try {
      const read = await unlessAborted(session, signal);
      return { session: await read.clone({ signal }), question };
    } catch (thrown) {
      // A session the browser took away is of no more use to anybody; one nobody waited for is.
      if (signal.aborted) throw thrown;
      if (warm === opened) drop();
      if (isAgain) throw thrown;
      return open(asked, true);
    }
  }

  return { open };
}

/**
 * Says before anything is asked whether a text and its answer fit what the model can hold.
 * @throws AppError `too_long`
 */
export async function assertFits(
  { session, question }: OpenedSession,
  options: PromptOptions,
  answerTokens: number,
): Promise<void> {
  const size = session.contextWindow ?? session.inputQuota;
  const measure = session.measureContextUsage ?? session.measureInputUsage;
  if (size === undefined || !measure) return;
  const asked = await measure.call(session, question, options);
  const used = session.contextUsage ?? session.inputUsage ?? 0;
  if (used + asked + answerTokens > size) throw new AppError('too_long');
}
