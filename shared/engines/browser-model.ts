import { AppError } from '@/shared/errors/app-error.ts';

// The part of the Prompt API (webmachinelearning.github.io/prompt-api) that is used here, as far as Chrome 138 has it.

export type ModelAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string | ({ type: 'text'; value: string } | { type: 'image'; value: Blob })[];
}

interface ExpectedText {
  type: 'text';
  languages?: string[];
}

interface ExpectedImage {
  type: 'image';
}

export interface ModelOptions {
  expectedInputs?: (ExpectedText | ExpectedImage)[];
  expectedOutputs?: ExpectedText[];
}

/** How freely it writes (samplingMode); older browsers pass over it. */
export type SamplingMode = 'most-predictable' | 'predictable' | 'balanced';

export interface CreateOptions extends ModelOptions {
  samplingMode?: SamplingMode;
  initialPrompts?: PromptMessage[];
  /** Called with the target that tells how much of the model has arrived: `loaded` of `total`, 0 to 1. */
  monitor?: (monitor: EventTarget) => void;
  signal?: AbortSignal;
}

export interface PromptOptions {
  signal?: AbortSignal;
  /** A JSON schema the answer must follow. */
  responseConstraint?: object;
}

export interface ModelSession {
  promptStreaming(input: string | PromptMessage[], options?: PromptOptions): ReadableStream<string>;
  /** Tokens an input would take, the constraint included. Browsers before 2026 know it by another name, or not. */
  measureContextUsage?(input: string | PromptMessage[], options?: PromptOptions): Promise<number>;
  measureInputUsage?(input: string | PromptMessage[], options?: PromptOptions): Promise<number>;
  contextWindow?: number;
  inputQuota?: number;
  contextUsage?: number;
  inputUsage?: number;
  clone(options?: { signal?: AbortSignal }): Promise<ModelSession>;
  destroy(): void;
}

export interface BrowserModel {
  availability(options?: ModelOptions): Promise<ModelAvailability>;
  create(options?: CreateOptions): Promise<ModelSession>;
}

/** How the browser's own model stands: `absent` where the browser has no such interface at all. */
export type BrowserModelState = ModelAvailability | 'absent';

/** The languages the model is made for; it is told which one to answer in, where the draft is in one of them. */
const MODEL_LANGUAGES: readonly string[] = ['en', 'es', 'ja', 'de', 'fr'];

/** What is asked of the model for a text in a language. */
export function modelOptions(language: string | undefined): ModelOptions {
  if (!language || !MODEL_LANGUAGES.includes(language)) return {};
  // Our own instructions are English, whatever the draft is written in.
  const languages = [...new Set(['en', language])];
  return {
    expectedInputs: [{ type: 'text', languages }],
    expectedOutputs: [{ type: 'text', languages: [language] }],
  };
}

/** The browser's own model, looked up at each call: a policy or a flag may take it away. */
export function findBrowserModel(): BrowserModel | undefined {
  return (globalThis as { LanguageModel?: BrowserModel }).LanguageModel;
}

/** How the model stands now. Never throws: a browser that cannot say has none to offer. */
export async function readModelState(find = findBrowserModel): Promise<BrowserModelState> {
  const model = find();
  if (!model) return 'absent';
  try {
    return await model.availability(modelOptions('en'));
  } catch {
    return 'unavailable';
  }
}

interface DownloadOptions {
  /** Hears how much has arrived, from 0 to 1. */
  onProgress(fraction: number): void;
  signal: AbortSignal;
  find?: () => BrowserModel | undefined;
}

/**
 * Lets the browser fetch its model, which it does only in a page, after a press of the user's.
 * @throws AppError as a run does
 */
export async function downloadModel({ onProgress, signal, find = findBrowserModel }: DownloadOptions) {
  const model = find();
  if (!model) throw new AppError('engine_not_ready');
  const monitor = (target: EventTarget) =>
    target.addEventListener('downloadprogress', (event) => {
      const { loaded, total } = event as ProgressEvent;
      onProgress(total > 0 ? Math.min(1, loaded / total) : Math.min(1, loaded));
    });
  try {
    const session = await model.create({ ...modelOptions('en'), monitor, signal });
    session.destroy();
  } catch (thrown) {
    throw toBrowserModelError(thrown);
  }
}

/** What the model's interface throws, as an error of ours. Names: the specification's, and WebIDL's quota error. */
export function toBrowserModelError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const name = (cause as { name?: unknown } | null)?.name;
  switch (name) {
    case 'AbortError':
      return new AppError('aborted', { cause });
    case 'QuotaExceededError':
      return new AppError('too_long', { cause });
    // The filter of the model's own answer, or of what it was asked.
    case 'NotReadableError':
      return new AppError('refused', { cause });
    // Nobody pressed anything, a policy forbids it, or what was asked for is none of its abilities.
    case 'NotAllowedError':
    case 'NotSupportedError':
      return new AppError('engine_not_ready', { cause });
    case 'NetworkError':
      return new AppError('network_error', { cause });
    // It could not answer in the shape that was asked for.
    case 'SyntaxError':
      return new AppError('bad_response', { cause });
    // `InvalidStateError`: the session was destroyed, by the browser's need for room, say.
    default:
      return new AppError('engine_unavailable', { cause });
  }
}
