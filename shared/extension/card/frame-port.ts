import * as z from 'zod/mini';
import { engineId, enhanceLevel, enhanceMode, sectionTitle } from '@/shared/contracts/enhance.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { remedy } from '@/shared/errors/remedies.ts';
import { namedRecord } from '@/shared/extension/named-record.ts';
import { runDone, runFinding } from '@/shared/run/run-result.ts';
import { cardChoice, cardJob, savedKind } from './card-job.ts';
import type { CardState } from './card-state.ts';
import type { ContextScreen } from './context-screen.ts';
import { noteNames } from './note-texts.en.ts';

// Between the script in the page, which reads and writes the draft, and the frame of the extension, which draws the card.

const setOf = <T>(member: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(member),
    z.transform((members): ReadonlySet<T> => new Set(members)),
  );

const outcome = z.object({
  done: runDone,
  engine: engineId,
  model: z.string(),
  elapsedMs: z.number(),
  isRepaired: z.optional(z.boolean()),
  redactions: z.optional(z.int()),
  fallback: z.optional(z.object({ from: engineId, to: engineId, code: errorCode })),
  refused: setOf(z.int()),
  appended: setOf(z.string()),
  leftOut: setOf(sectionTitle),
});

const phase = z.discriminatedUnion('name', [
  z.object({ name: z.literal('asking') }),
  z.object({ name: z.literal('running'), engine: z.nullable(engineId), text: z.string() }),
  z.object({ name: z.literal('done'), outcome }),
  z.object({
    name: z.literal('failed'),
    code: errorCode,
    partial: z.string(),
    retryAfterMs: z.optional(z.number()),
    engine: z.optional(engineId),
  }),
  z.object({ name: z.literal('writing'), outcome }),
  z.object({ name: z.literal('accepted') }),
  z.object({ name: z.literal('kept') }),
  z.object({ name: z.literal('unwritten'), outcome, code: errorCode }),
]);

const cardState: z.ZodMiniType<CardState> = z.object({
  level: enhanceLevel,
  mode: enhanceMode,
  showChanges: z.boolean(),
  job: z.nullable(cardJob),
  persona: z.nullable(namedRecord),
  language: z.string(),
  writes: z.nullable(z.enum(['replace', 'insert'])),
  phase,
  cannot: z.nullable(errorCode),
  form: z.nullable(z.enum(['structure', 'lines'])),
  asksWhatToSave: z.boolean(),
  saved: z.nullable(z.extend(namedRecord, { kind: savedKind })),
  lacksSubject: z.boolean(),
  addableSite: z.nullable(z.string()),
  note: z.nullable(z.union([z.enum(noteNames), z.object({ code: errorCode })])),
});

const contextScreen: z.ZodMiniType<ContextScreen> = z.object({
  isOffered: z.boolean(),
  turns: z.nullable(
    z.array(z.object({ who: z.string(), words: z.string(), size: z.string(), isIn: z.boolean() })),
  ),
  line: z.string(),
  isKept: z.boolean(),
  isSettled: z.boolean(),
});

const px = z.number();

/** Page script → frame. Sets travel as lists. */
export const hostMessage = z.discriminatedUnion('type', [
  /** All the card shows. `reservePx`: the room a result will take, so that nothing moves while it streams. */
  z.object({
    type: z.literal('show'),
    state: cardState,
    context: contextScreen,
    reservePx: z.nullable(px),
  }),
  /** The window around the frame, how high the card may grow, and from which edge. */
  z.object({
    type: z.literal('room'),
    widthPx: px,
    heightPx: px,
    maxHeightPx: px,
    edge: z.enum(['top', 'bottom']),
  }),
  /** What each mode makes of a draft, by mode. */
  z.object({
    type: z.literal('examples'),
    examples: z.partialRecord(enhanceMode, z.object({ before: z.string(), after: z.string() })),
  }),
  /** Whether presses count by now: not before what stands there could be read (ADR 24). */
  z.object({ type: z.literal('ready'), isReady: z.boolean() }),
  /** Takes the focus: into the card, onto what goes on from here, or to the language that is asked for. */
  z.object({ type: z.literal('focus'), on: z.enum(['card', 'next', 'language']) }),
]);
export type HostMessage = z.infer<typeof hostMessage>;

/** What a user can do in the card, and with which arguments. */
const acts = {
  choose: z.tuple([cardChoice]),
  setPersona: z.tuple([z.nullable(namedRecord)]),
  translateInto: z.tuple([z.string()]),
  setShowChanges: z.tuple([z.boolean()]),
  toggleChange: z.tuple([z.int()]),
  toggleSection: z.tuple([sectionTitle]),
  restore: z.tuple([runFinding]),
  accept: z.tuple([z.optional(z.string())]),
  copied: z.tuple([z.boolean()]),
  askWhatToSave: z.tuple([z.boolean()]),
  save: z.tuple([savedKind, z.optional(z.string())]),
  undoSave: z.tuple([]),
  retry: z.tuple([]),
  retryOnDevice: z.tuple([]),
  resume: z.tuple([]),
  remedy: z.tuple([remedy]),
  revert: z.tuple([]),
  useSubject: z.tuple([z.string()]),
  siteAdded: z.tuple([z.boolean()]),
  cancel: z.tuple([]),
  stepBack: z.tuple([]),
  readTurns: z.tuple([]),
  toggleTurn: z.tuple([z.int()]),
  keepTurns: z.tuple([z.boolean()]),
  removeTurns: z.tuple([]),
  runWithTurns: z.tuple([]),
} as const;
export type ActName = keyof typeof acts;
export const actNames = Object.keys(acts) as [ActName, ...ActName[]];
export type ActArguments = { [N in ActName]: z.infer<(typeof acts)[N]> };

/** Frame → page script. */
export const frameMessage = z.discriminatedUnion('type', [
  /** The user pressed something that could be seen. */
  z.object({
    type: z.literal('act'),
    name: z.enum(actNames),
    args: z.array(z.unknown()),
    by: z.enum(['pointer', 'keyboard']),
    /** Where on the screen a pointer was pressed last. */
    x: px,
    y: px,
  }),
  /** What was typed before anything was done in the card: it is meant for the field. */
  z.object({ type: z.literal('typed'), text: z.string() }),
  /** How high the card wants to be. */
  z.object({ type: z.literal('size'), heightPx: px }),
  /** The user drags the card by so much. */
  z.object({ type: z.literal('move'), dxPx: px, dyPx: px }),
  /** The focus came into the frame. */
  z.object({ type: z.literal('entered') }),
  /** It went: all that was typed in the frame has been told. */
  z.object({ type: z.literal('left') }),
  /** A press was dropped: what was pressed could not be seen. */
  z.object({ type: z.literal('unseen') }),
  /** The browser says that something lies over the card, or that nothing does any more. */
  z.object({ type: z.literal('covered'), isCovered: z.boolean() }),
]);
export type FrameMessage = z.infer<typeof frameMessage>;
/** By what the user acted, and where on the screen. */
export type Press = Pick<Extract<FrameMessage, { type: 'act' }>, 'by' | 'x' | 'y'>;

/**
 * Whether an act has the arguments it needs; the page's own check is compared with it.
 * @internal
 */
export function isAct(name: ActName, args: unknown): boolean {
  return acts[name].safeParse(args).success;
}
