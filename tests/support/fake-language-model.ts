/** How the emulated model stands and behaves. */
export interface FakeModelOptions {
  availability: 'unavailable' | 'downloadable' | 'downloading' | 'available';
  /** The answer, in the pieces it comes in. */
  pieces: string[];
  /** The answer to every question after the first, where it is another. */
  laterPieces?: string[];
  /** After how many pieces the browser takes the session away. */
  destroyedAfter?: number;
  /** Whether the answer waits after its first piece until it is aborted. */
  isHeld?: boolean;
  /** Tokens a session holds; a token is four characters here. */
  contextWindow?: number;
}

interface FakeSession {
  prompts: string[];
  system: string;
  /** How freely it was asked to write. */
  samplingMode?: string | undefined;
  /** The schema of the last question, where it had one. */
  constraint?: object | undefined;
  /** Whether it was cloned from another. */
  isClone: boolean;
  isDestroyed: boolean;
}

/**
 * An emulator of the Prompt API's `LanguageModel` for the parts the extension uses, after the specification: states of
 * availability, downloads told to the monitor from 0 to 1, a session that is destroyed ends its answer with an
 * `AbortError` for its own signal and an `InvalidStateError` for whoever goes on using it. It refuses what Chrome
 * refuses: instructions that are not first, languages and kinds of input it was not made for, a temperature beside a
 * sampling mode, schemas that are none, and more than its window holds.
 * Written without imports, so that it can be handed to a browser as it is.
 */
export function installFakeModel(options: FakeModelOptions): void {
  type Message = { role: string; content: string | { type: string }[] };
  type Asked = { signal?: AbortSignal; responseConstraint?: object };
  type Expected = { type: string; languages?: string[] };
  type Created = {
    initialPrompts?: Message[];
    expectedInputs?: Expected[];
    expectedOutputs?: Expected[];
    samplingMode?: string;
    temperature?: number;
    topK?: number;
    monitor?: (target: EventTarget) => void;
    signal?: AbortSignal;
  };
  const LANGUAGES = ['en', 'es', 'ja', 'de', 'fr'];
  const MODES = ['most-predictable', 'predictable', 'slightly-predictable', 'balanced', 'creative'];
  const window = options.contextWindow ?? 9_216;
  const state = { ...options, sessions: [] as FakeSession[] };
  const failure = (name: string) => new DOMException(name, name);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
  const tokensOf = (input: unknown, asked: Asked = {}) =>
    Math.ceil(
      ((typeof input === 'string' ? input : JSON.stringify(input)).length +
        (asked.responseConstraint ? JSON.stringify(asked.responseConstraint).length : 0)) /
        4,
    );

  function isUnknown({ expectedInputs = [], expectedOutputs = [] }: Created): boolean {
    const languages = [...expectedInputs, ...expectedOutputs].flatMap(({ languages: named = [] }) => named);
    return (
      languages.some((language) => !LANGUAGES.includes(language)) ||
      expectedOutputs.some(({ type }) => type !== 'text')
    );
  }

  function assertMessages(messages: readonly Message[]): void {
    if (messages.some(({ role }, index) => role === 'system' && index > 0))
      throw new TypeError('The system prompt must be the first message.');
    if (messages.some(({ role }) => !['system', 'user', 'assistant'].includes(role)))
      throw new TypeError('The role is not a LanguageModelMessageRole.');
  }

  function assertSchema(schema: unknown): void {
    if (schema === undefined) return;
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
      throw new TypeError('The constraint is neither a RegExp nor a JSON schema.');
    const text = JSON.stringify(schema);
    if (/"\$ref"|"patternProperties"|"if":/.test(text)) throw failure('NotSupportedError');
  }

  async function download(monitor?: (target: EventTarget) => void, signal?: AbortSignal) {
    const target = new EventTarget();
    monitor?.(target);
    state.availability = 'downloading';
    for (const loaded of [0, 0.25, 0.5, 1]) {
      await pause();
      if (signal?.aborted) {
        state.availability = 'downloadable';
        throw signal.reason;
      }
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
    }
    state.availability = 'available';
  }

  let questions = 0;
  function answer(session: FakeSession, signal?: AbortSignal): ReadableStream<string> {
    let at = 0;
    const isLater = questions > 0;
    questions += 1;
    return new ReadableStream<string>({
      async pull(controller) {
        await pause();
        if (signal?.aborted) return controller.error(signal.reason);
        if (session.isDestroyed || at === state.destroyedAfter)
          return controller.error(failure('InvalidStateError'));
        if (at === 1 && state.isHeld) {
          await new Promise((resolve) => signal?.addEventListener('abort', resolve));
          return controller.error(signal?.reason);
        }
        const piece = ((isLater && state.laterPieces) || state.pieces)[at];
        at += 1;
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
    });
  }

  function open(given: Created, isClone: boolean) {
    const system = given.initialPrompts?.map(({ content }) => content).join('\n') ?? '';
    const { samplingMode } = given;
    const session: FakeSession = { prompts: [], system, samplingMode, isClone, isDestroyed: false };
    const contextUsage = tokensOf(system);
    if (contextUsage > window) throw failure('QuotaExceededError');
    state.sessions.push(session);
    const sees = given.expectedInputs?.some(({ type }) => type === 'image') ?? false;
    const assertAlive = () => {
      if (session.isDestroyed) throw failure('InvalidStateError');
    };
    given.signal?.addEventListener('abort', () => {
      session.isDestroyed = true;
    });
    return {
      contextWindow: window,
      contextUsage,
      destroy: () => {
        session.isDestroyed = true;
      },
      async clone({ signal }: { signal?: AbortSignal } = {}) {
        assertAlive();
        signal?.throwIfAborted();
        return open({ ...given, ...(signal && { signal }) }, true);
      },
      async measureContextUsage(input: unknown, asked: Asked = {}) {
        assertAlive();
        assertSchema(asked.responseConstraint);
        return tokensOf(input, asked);
      },
      promptStreaming(input: string | Message[], asked: Asked = {}) {
        assertAlive();
        assertSchema(asked.responseConstraint);
        if (typeof input !== 'string') {
          assertMessages([{ role: 'user', content: '' }, ...input]);
          const parts = input.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
          if (!sees && parts.some(({ type }) => type === 'image')) throw failure('NotSupportedError');
        }
        if (contextUsage + tokensOf(input, asked) > window) throw failure('QuotaExceededError');
        session.prompts.push(typeof input === 'string' ? input : JSON.stringify(input));
        session.constraint = asked.responseConstraint;
        return answer(session, asked.signal);
      },
    };
  }

  const model = {
    state,
    availability: async (given: Created = {}) => (isUnknown(given) ? 'unavailable' : state.availability),
    async create(given: Created = {}) {
      given.signal?.throwIfAborted();
      if (given.samplingMode !== undefined && !MODES.includes(given.samplingMode))
        throw new TypeError('The sampling mode is not a LanguageModelSamplingMode.');
      if (given.samplingMode !== undefined && (given.temperature ?? given.topK) !== undefined)
        throw new TypeError('A sampling mode takes neither temperature nor topK beside it.');
      if (state.availability === 'unavailable' || isUnknown(given)) throw failure('NotSupportedError');
      assertMessages(given.initialPrompts ?? []);
      if (state.availability !== 'available') {
        const { userActivation } = globalThis.navigator as { userActivation?: { hasBeenActive: boolean } };
        if (!userActivation?.hasBeenActive) throw failure('NotAllowedError');
        await download(given.monitor, given.signal);
      }
      return open(given, false);
    },
  };
  Object.defineProperty(globalThis, 'LanguageModel', { value: model, configurable: true, writable: true });
}

/** What the emulator keeps, as a test reads it. */
export type FakeModel = { state: FakeModelOptions & { sessions: FakeSession[] } };
