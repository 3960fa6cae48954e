import { storage } from 'wxt/utils/storage';
import * as z from 'zod/mini';
import { enhanceLevel, enhanceMode } from '@/shared/contracts/enhance.ts';
import { handoffState } from '@/shared/contracts/extension-handoff.ts';
import { DEFAULT_LEVEL, DEFAULT_MODE } from '@/shared/enhance/modes.ts';

/** `auto`: the cloud while a device token is held, else the engine on this device. */
export const engineChoice = z.enum(['auto', 'offline', 'cloud']);
export type EngineChoice = z.infer<typeof engineChoice>;

export const settings = z.object({
  engine: engineChoice,
  /** What a card opens with; follows the last choice made in a card. */
  level: enhanceLevel,
  mode: enhanceMode,
  /** Whether the result opens as a word diff. */
  showChanges: z.boolean(),
  /** Whether the chip is offered beside composers of chat sites. */
  showChip: z.boolean(),
});
export type Settings = z.infer<typeof settings>;

export const defaultSettings: Settings = {
  engine: 'auto',
  level: DEFAULT_LEVEL,
  mode: DEFAULT_MODE,
  showChanges: true,
  showChip: true,
};

/** The signed-in account as this device knows it. The token never leaves the background and the extension's pages. */
export const session = z.object({
  token: z.string().check(z.regex(/^wst_[\w-]{20,}$/)),
  userId: z.string(),
  email: z.string(),
  /** The balance the server told last; null until it told one. */
  credits: z.nullable(z.int()),
});
export type Session = z.infer<typeof session>;

/** The sign-in that was begun in this extension: what the website must give back, and since when it is awaited. */
export const pendingSignIn = z.object({ nonce: handoffState, begunAt: z.int() });
export type PendingSignIn = z.infer<typeof pendingSignIn>;

/** One thing kept. Every context may watch it; what does not fit its shape reads as the fallback. */
export interface StoredItem<T> {
  get(): Promise<T>;
  set(value: T): Promise<void>;
  /** Calls back with every later value until `signal` aborts. */
  watch(onChange: (value: T) => void, signal: AbortSignal): void;
}

interface StoredItemOptions<T> {
  schema: z.ZodMiniType<T>;
  fallback: T;
  /** `session` is forgotten when the browser ends. */
  area?: 'local' | 'session';
}

function storedItem<T>(
  name: string,
  { schema, fallback, area = 'local' }: StoredItemOptions<T>,
): StoredItem<T> {
  // A change of shape raises the version and adds a migration here (faults Q5).
  const item = storage.defineItem<unknown>(`${area}:${name}`, { fallback, version: 1 });
  const parse = (value: unknown): T => {
    const parsed = schema.safeParse(value ?? fallback);
    return parsed.success ? parsed.data : fallback;
  };
  return {
    get: async () => parse(await item.getValue()),
    set: (value) => item.setValue(value),
    watch: (onChange, signal) => {
      if (signal.aborted) return;
      signal.addEventListener(
        'abort',
        item.watch((value) => onChange(parse(value))),
        { once: true },
      );
    },
  };
}

export const settingsItem = storedItem<Settings>('settings', {
  schema: settings,
  fallback: defaultSettings,
});

export const sessionItem = storedItem<Session | null>('session', {
  schema: z.nullable(session),
  fallback: null,
});

export const pendingSignInItem = storedItem<PendingSignIn | null>('pendingSignIn', {
  schema: z.nullable(pendingSignIn),
  fallback: null,
  area: 'session',
});

/** Which engine a run takes now (design §1). */
export function chosenEngine(choice: EngineChoice, account: Session | null): 'offline' | 'cloud' {
  if (choice !== 'auto') return choice;
  return account ? 'cloud' : 'offline';
}
