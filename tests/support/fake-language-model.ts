/** How the emulated model stands and behaves. */
export interface FakeModelOptions {
  availability: 'unavailable' | 'downloadable' | 'downloading' | 'available';
  /** The answer, in the pieces it comes in. */
  pieces: string[];
  /** After how many pieces the browser takes the session away. */
  destroyedAfter?: number;
  /** Whether the answer waits after its first piece until it is aborted. */
  isHeld?: boolean;
}

/**
 * An emulator of the Prompt API's `LanguageModel` for the parts the extension uses, after the specification: states of
 * availability, downloads told to the monitor from 0 to 1, a session that is destroyed ends its answer with an
 * `AbortError` for its own signal and an `InvalidStateError` for whoever goes on using it.
 * Written without imports, so that it can be handed to a browser as it is.
 */
export function installFakeModel(options: FakeModelOptions): void {
  const state = { ...options, sessions: [] as { prompts: string[]; system: string; isDestroyed: boolean }[] };
  const failure = (name: string) => new DOMException(name, name);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

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

  const model = {
    state,
    availability: async () => state.availability,
    async create(
      given: {
        initialPrompts?: { role: string; content: string }[];
        monitor?: (target: EventTarget) => void;
        signal?: AbortSignal;
      } = {},
    ) {
      given.signal?.throwIfAborted();
      if (state.availability === 'unavailable') throw failure('NotSupportedError');
      if (state.availability !== 'available') {
        const { userActivation } = globalThis.navigator as { userActivation?: { hasBeenActive: boolean } };
        if (!userActivation?.hasBeenActive) throw failure('NotAllowedError');
        await download(given.monitor, given.signal);
      }
      const system = given.initialPrompts?.map(({ content }) => content).join('\n') ?? '';
      const session = { prompts: [] as string[], system, isDestroyed: false };
      state.sessions.push(session);
      return {
        destroy: () => {
          session.isDestroyed = true;
        },
        promptStreaming(input: string, { signal }: { signal?: AbortSignal } = {}) {
          if (session.isDestroyed) throw failure('InvalidStateError');
          session.prompts.push(input);
          let at = 0;
          return new ReadableStream<string>({
            async pull(controller) {
              await pause();
              if (signal?.aborted) return controller.error(signal.reason);
              if (at === state.destroyedAfter) return controller.error(failure('InvalidStateError'));
              if (at === 1 && state.isHeld) {
                await new Promise((resolve) => signal?.addEventListener('abort', resolve));
                return controller.error(signal?.reason);
              }
              const piece = state.pieces[at];
              at += 1;
              if (piece === undefined) controller.close();
              else controller.enqueue(piece);
            },
          });
        },
      };
    },
  };
  Object.defineProperty(globalThis, 'LanguageModel', { value: model, configurable: true, writable: true });
}

/** What the emulator keeps, as a test reads it. */
export type FakeModel = {
  state: FakeModelOptions & { sessions: { prompts: string[]; system: string; isDestroyed: boolean }[] };
};
