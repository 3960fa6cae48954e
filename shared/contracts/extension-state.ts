import * as z from 'zod/mini';

/** How far the user of this browser has come with its extension. */
export const extensionState = z.object({
  /** Whether the extension is signed in to the account that is asked about. */
  isConnected: z.boolean(),
  /** Whether a draft was rewritten; as far as the history of this device knows. */
  hasRewritten: z.boolean(),
});
export type ExtensionState = z.infer<typeof extensionState>;

const head = { source: z.literal('whetstone-dashboard'), id: z.uuid(), timestamp: z.int() };

/** What the website posts to its own origin to learn whether an extension is there, and how far its user has come. */
export const stateQuestion = z.strictObject({
  ...head,
  type: z.literal('WHETSTONE_ASK_STATE'),
  userId: z.uuid(),
});
export type StateQuestion = z.infer<typeof stateQuestion>;

/** What the extension answers in the same window. */
export const stateAnswer = z.strictObject({
  type: z.literal('WHETSTONE_STATE'),
  source: z.literal('whetstone-extension'),
  id: z.uuid(),
  state: extensionState,
});
export type StateAnswer = z.infer<typeof stateAnswer>;

/** What the website posts after it changed a template of the account: the extension fetches it. Nothing is answered. */
export const templatesChanged = z.strictObject({ ...head, type: z.literal('WHETSTONE_TEMPLATES_CHANGED') });
export type TemplatesChanged = z.infer<typeof templatesChanged>;
