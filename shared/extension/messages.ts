import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { engineId, enhanceLevel, enhanceMode } from '@/shared/contracts/enhance.ts';
import { handoffMessage } from '@/shared/contracts/extension-handoff.ts';
import { extensionState } from '@/shared/contracts/extension-state.ts';
import { handedText, textPurpose } from '@/shared/contracts/text-handoff.ts';
import { MAX_LANGUAGE_CHARS } from '@/shared/enhance/actions.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { errorReport } from '@/shared/errors/error-report.ts';
import { remedy } from '@/shared/errors/remedies.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { MAX_TEXT_CHARS } from '@/shared/library/limits.ts';
import { cardJob, savedKind } from './card/card-job.ts';
import { namedRecord, recordId } from './named-record.ts';
import { SITE_URL } from './origins.ts';

/** What a card needs to know before it opens; the stored settings themselves are out of a page script's reach. */
export const cardPreferences = z.object({ level: enhanceLevel, mode: enhanceMode });
export type CardPreferences = z.infer<typeof cardPreferences>;

const language = z.string().check(z.maxLength(MAX_LANGUAGE_CHARS));

/** All a card knows before it opens. */
export const cardKnowledge = z.extend(cardPreferences, {
  /** Whether the user chose the mode; another may be proposed where he did not. */
  isModeChosen: z.boolean(),
  /** The site's origin, where the chip does not stand on it and can be asked for. */
  addableSite: z.nullable(z.string()),
  /** The one that is on. */
  persona: z.nullable(namedRecord),
  /** The language last translated into. */
  language,
  /** What each mode makes of a draft, by mode. */
  examples: z.partialRecord(enhanceMode, z.object({ before: z.string(), after: z.string() })),
});
export type CardKnowledge = z.infer<typeof cardKnowledge>;

const siteOrigin = z.string().check(z.regex(/^https?:\/\/[^/]+$/));

/** Asks a page to open the card. Mode and level only where the user named them (a menu item did). */
export const cardOpen = z.object({
  mode: z.optional(enhanceMode),
  level: z.optional(enhanceLevel),
  /** What the card is for where it is not a rewrite. */
  job: z.optional(cardJob),
  /** The selected text as the browser's menu reported it; used where the page's own selection is out of reach. */
  selectionText: z.optional(z.string()),
  /** Whether to open with a sentence where there is nothing to sharpen, rather than answer `opened: false`. */
  explain: z.optional(z.boolean()),
  /** The focus is in a frame our scripts may not run in: its origin, where it can be asked for. */
  frame: z.optional(z.nullable(siteOrigin)),
  /** A text of the library to write where the caret stands, instead of opening anything. */
  insert: z.optional(z.string().check(z.maxLength(MAX_TEXT_CHARS))),
});
export type CardOpen = z.infer<typeof cardOpen>;

/** `opened: false`: this frame does not hold the focus, another may. */
export const cardOpened = z.object({ opened: z.boolean() });

/** Where the card could not open, the reason; null where it did. */
export const openOutcome = z.object({ code: z.nullable(errorCode) });
export type OpenOutcome = z.infer<typeof openOutcome>;

/**
 * Every message the background answers, by name. `from` says who may send it: a page script, our script in the website's
 * own top frame, or the extension's own pages alone. Streams go through `ports.ts`.
 */
export const messages = {
  /** The user is about to ask: warms the engine and tells what the card opens with. */
  'card.prepare': { from: 'page', request: z.object({}), reply: cardKnowledge },
  /** Whether the chip may be shown; asked once a page, when there is something to sharpen. */
  'chip.wanted': { from: 'page', request: z.object({}), reply: z.object({ wanted: z.boolean() }) },
  /** The user chose something in a card that the next card should open with. */
  'card.remember': { from: 'page', request: z.partial(cardPreferences), reply: z.null() },
  /** The personas by name, asked for when the card's list of them opens. */
  'personas.list': { from: 'page', request: z.object({}), reply: z.array(namedRecord) },
  /** Card: the user's own actions by name, asked for when its list of verbs opens. */
  'actions.list': { from: 'page', request: z.object({}), reply: z.array(namedRecord) },
  /** Card: which engine a run takes, told where one keeps the user waiting. */
  'engine.inUse': { from: 'page', request: z.object({}), reply: engineId },
  /** The user turned a persona on in a card, or all off. */
  'personas.choose': { from: 'page', request: z.object({ id: z.nullable(recordId) }), reply: z.null() },
  /** The language the user translates into. */
  'language.remember': { from: 'page', request: z.object({ language }), reply: z.null() },
  /** The user keeps a text in the library; it is named after its first words. */
  'library.save': {
    from: 'page',
    request: z.object({
      kind: savedKind,
      text: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_CHARS)),
    }),
    reply: namedRecord,
  },
  /** Takes back what `library.save` kept; its id is known to the card that was told it alone. */
  'library.unsave': { from: 'page', request: z.object({ id: recordId }), reply: z.null() },
  /** The user ends the pause in the card that met it, or turns on the site that was off. */
  'pause.end': { from: 'page', request: z.object({}), reply: z.null() },
  /** The user goes to where a failure is mended, or a model is connected. */
  'card.remedy': { from: 'page', request: z.object({ remedy }), reply: z.null() },
  /** The page took the card away twice: said on the toolbar button. */
  'card.removed': { from: 'page', request: z.object({}), reply: z.null() },
  /** Brings in what lays headings and lists out for an editor (ADR 57), or what writes at all where the card finds no way itself. */
  'card.reachScript': {
    from: 'page',
    request: z.object({ script: z.enum(['layouts', 'writer']) }),
    reply: z.null(),
  },
  /** The user called the card up in a code editor: brings in the script that reaches its model (ADR 56). */
  'card.reachModels': { from: 'page', request: z.object({}), reply: z.null() },
  /** Something failed in the card's frame or the model's page: kept for *Copy diagnostics*. */
  'failure.keep': { from: 'page', request: errorReport, reply: z.null() },
  /** Panel: the user's own actions changed, and the menu with them. */
  'menu.refresh': { from: 'extension', request: z.object({}), reply: z.null() },
  /** The chip was pressed in a frame of a page: the page itself has the room for a card. */
  'card.openFrame': { from: 'page', request: z.object({}), reply: openOutcome },
  /** Popup: opens the card on the page in front. */
  'card.openActive': { from: 'extension', request: cardOpen, reply: openOutcome },
  /** Panel: writes a text of the library into the field in use on the page in front. */
  'library.insert': {
    from: 'extension',
    request: z.object({ text: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_CHARS)) }),
    reply: openOutcome,
  },
  /** Popup and settings: the chip on a site the browser was asked for, or off it again. */
  'sites.add': {
    from: 'extension',
    request: z.object({ origin: siteOrigin }),
    reply: z.object({ added: z.boolean() }),
  },
  'sites.remove': { from: 'extension', request: z.object({ origin: siteOrigin }), reply: z.null() },
  /** Popup and settings: opens the website's login for this extension. `engine`: chosen once that has succeeded. */
  'account.signIn': {
    from: 'extension',
    request: z.object({ engine: z.optional(engineId) }),
    reply: z.null(),
  },
  /** Panel: brings library and account to hold the same templates. */
  'templates.sync': { from: 'extension', request: z.object({}), reply: z.null() },
  /** Panel: saves an item of the library to the account too, or takes it out of there. */
  'templates.keep': {
    from: 'extension',
    request: z.object({ id: recordId, isWanted: z.boolean() }),
    reply: z.null(),
  },
  /** The website changed templates of the account. */
  'site.changedTemplates': { from: 'site', request: z.object({}), reply: z.null() },
  /** The website asks how far its user has come with this extension. */
  'site.askState': {
    from: 'site',
    request: z.object({ userId: z.uuid() }),
    reply: extensionState,
  },
  /** Popup: forgets the account, here and on the server. */
  'account.signOut': { from: 'extension', request: z.object({}), reply: z.null() },
  /** Popup: asks the server for the balance; a token that was revoked signs out. */
  'account.refresh': { from: 'extension', request: z.object({}), reply: z.null() },
  /** The website hands the account over (design §4). */
  'account.handOff': { from: 'site', request: handoffMessage, reply: z.object({ accepted: z.boolean() }) },
  /** The website hands a text over. */
  'text.handOff': {
    from: 'site',
    request: z.object({ purpose: textPurpose, text: handedText }),
    reply: z.object({ accepted: z.boolean() }),
  },
} as const satisfies Record<
  string,
  { from: 'page' | 'site' | 'extension'; request: z.ZodMiniType; reply: z.ZodMiniType }
>;

export type MessageName = keyof typeof messages;
export type MessageRequest<N extends MessageName> = z.infer<(typeof messages)[N]['request']>;
export type MessageReply<N extends MessageName> = z.infer<(typeof messages)[N]['reply']>;

type Sender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1];
export type MessageHandlers = {
  [N in MessageName]: (request: MessageRequest<N>, sender: Sender) => Promise<MessageReply<N>>;
};

const envelope = z.object({ type: z.string(), body: z.unknown() });
const outcome = z.union([z.object({ value: z.unknown() }), z.object({ code: errorCode })]);

/**
 * Asks the background.
 * @throws AppError with the background's code; `extension_reloaded` when this script outlived its extension
 */
export async function sendMessage<N extends MessageName>(
  name: N,
  body: MessageRequest<N>,
): Promise<MessageReply<N>> {
  if (!browser.runtime?.id) throw new AppError('extension_reloaded');
  const answer = outcome.safeParse(await browser.runtime.sendMessage({ type: name, body }));
  if (!answer.success) throw new AppError('bad_response');
  if ('code' in answer.data) throw new AppError(answer.data.code);
  const reply = messages[name].reply.safeParse(answer.data.value);
  if (!reply.success) throw new AppError('bad_response', { cause: reply.error });
  return reply.data as MessageReply<N>;
}

function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(messages, name);
}

function isFromSite({ frameId, url }: Sender): boolean {
  return (
    frameId === 0 &&
    url !== undefined &&
    URL.canParse(url) &&
    new URL(url).origin === new URL(SITE_URL).origin
  );
}

function maySend(name: MessageName, sender: Sender): boolean {
  if (sender.id !== browser.runtime.id) return false;
  const { from } = messages[name];
  if (from === 'page') return true;
  if (from === 'site') return isFromSite(sender);
  return Boolean(sender.url?.startsWith(browser.runtime.getURL('/')));
}

async function answer<N extends MessageName>(
  name: N,
  body: unknown,
  { handlers, sender }: { handlers: MessageHandlers; sender: Sender },
) {
  try {
    if (!maySend(name, sender)) throw new AppError('forbidden');
    const request = messages[name].request.safeParse(body);
    if (!request.success) throw new AppError('invalid_request');
    return { value: await handlers[name](request.data as MessageRequest<N>, sender) };
  } catch (thrown) {
    return { code: reportError(`message.${name}`, thrown).code };
  }
}

/** Answers every message of the table; called once, in the first turn of the background. Foreign ones are left alone. */
export function serveMessages(handlers: MessageHandlers): void {
  browser.runtime.onMessage.addListener((raw, sender, reply) => {
    const message = envelope.safeParse(raw);
    if (!message.success || !isMessageName(message.data.type)) return undefined;
    void answer(message.data.type, message.data.body, { handlers, sender }).then(reply);
    return true;
  });
}
