import * as z from 'zod/mini';
import { engineId, enhanceLevel, enhanceMode } from '@/shared/contracts/enhance.ts';
import { handoffState } from '@/shared/contracts/extension-handoff.ts';
import { DEFAULT_LEVEL, DEFAULT_MODE } from '@/shared/enhance/modes.ts';
import { type PaletteTrigger, paletteTrigger } from '@/shared/library/palette/trigger.ts';
import { storedItem } from './stored-item.ts';

/** `auto`: the strongest engine that is ready (ADR 39). */
export const engineChoice = z.enum(['auto', ...engineId.options]);
export type EngineChoice = z.infer<typeof engineChoice>;

export interface Settings {
  engine: EngineChoice;
  /** Whether a run may go on with the next engine when its own fails (design §1). */
  fallBack: boolean;
  /** Whether addresses, numbers and keys are replaced before an engine sends a text (design §3). */
  redact: boolean;
  /** What a card opens with, where nothing else was chosen on its site. */
  level: z.infer<typeof enhanceLevel>;
  mode: z.infer<typeof enhanceMode>;
  /** Whether the result opens as a word diff. */
  showChanges: boolean;
  /** Whether the chip is offered beside composers of chat sites. */
  showChip: boolean;
  /** What opens the palette in the panel's draft. */
  palette: PaletteTrigger;
}

export const defaultSettings: Settings = {
  engine: 'auto',
  fallBack: false,
  redact: true,
  level: DEFAULT_LEVEL,
  mode: DEFAULT_MODE,
  showChanges: false,
  showChip: true,
  palette: '/',
};

/** Field by field, so that what one version does not know costs only itself. */
export const settings: z.ZodMiniType<Settings> = z.object({
  engine: z.catch(engineChoice, defaultSettings.engine),
  fallBack: z.catch(z.boolean(), defaultSettings.fallBack),
  redact: z.catch(z.boolean(), defaultSettings.redact),
  level: z.catch(enhanceLevel, defaultSettings.level),
  mode: z.catch(enhanceMode, defaultSettings.mode),
  showChanges: z.catch(z.boolean(), defaultSettings.showChanges),
  showChip: z.catch(z.boolean(), defaultSettings.showChip),
  palette: z.catch(paletteTrigger, defaultSettings.palette),
});

/** The signed-in account as this device knows it. The token never leaves the background and the extension's pages. */
export const session = z.object({
  token: z.string().check(z.regex(/^wst_[\w-]{20,}$/)),
  userId: z.string(),
  email: z.string(),
  /** The balance the server told last; null until it told one. */
  credits: z.nullable(z.int()),
});
export type Session = z.infer<typeof session>;

/**
 * The sign-in that was begun in this extension: what the website must give back, and since when it is awaited. `wish`: the
 * engine that is chosen once it has succeeded, where `insteadOf` is the choice still.
 */
export const pendingSignIn = z.object({
  nonce: handoffState,
  begunAt: z.int(),
  wish: z.optional(z.object({ engine: engineId, insteadOf: engineChoice })),
});
export type PendingSignIn = z.infer<typeof pendingSignIn>;

/**
 * Version 2 brought the other engines, falling back and redaction. For most of its time a result opened with its changes, and
 * that was kept with whatever else was set, so nobody's own choice can be told from it: version 3 opens results clean for all.
 */
export const settingsItem = storedItem<Settings>('settings', {
  schema: settings,
  fallback: defaultSettings,
  version: 3,
  migrations: {
    2: (first) => ({ ...defaultSettings, ...(first as object) }),
    3: (second) => ({ ...(second as object), showChanges: defaultSettings.showChanges }),
  },
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
