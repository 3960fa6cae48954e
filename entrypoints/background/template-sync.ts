import { deleteOwnTemplate, readOwnTemplates, saveOwnTemplate } from '@/shared/client/own-template-calls.ts';
import type { OwnTemplate } from '@/shared/contracts/own-templates.ts';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { sharedTemplatesItem } from '@/shared/extension/shared-templates.ts';
import { type Session, sessionItem } from '@/shared/extension/storage.ts';
import { type LastSame, planTemplateSync, type SyncStep } from '@/shared/library/plan-template-sync.ts';
import type { LibraryItem } from '@/shared/library/records.ts';
import { accountAccess, refreshAccount } from './account.ts';

/** How long the server may take over one call; it is asked in passing. */
const ANSWER_WITHIN_MS = 15_000;
const DAY_MS = 86_400_000;
/** Failures of one template, which say nothing of the others. */
const OF_ONE: readonly ErrorCode[] = ['conflict', 'not_found', 'template_limit', 'invalid_request'];

const soon = () => AbortSignal.timeout(ANSWER_WITHIN_MS);

/** One after the other: a sign-out waits for the round that is under way. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

async function readShared(userId: string): Promise<Record<string, LastSame>> {
  const kept = await sharedTemplatesItem.get();
  // The account before can no longer be asked what it holds: what is here stays here, as this browser's own.
  if (kept && kept.userId !== userId) await sharedTemplatesItem.set(null);
  return kept?.userId === userId ? { ...kept.items } : {};
}

/** What the account holds by its own word goes from this library; what was changed since, or cannot be asked for, stays. */
async function takeAway(session: Session | null): Promise<void> {
  const kept = await sharedTemplatesItem.get();
  await sharedTemplatesItem.set(null);
  if (!kept || kept.userId !== session?.userId) return;
  const templates = await readOwnTemplates(accountAccess(session), soon()).catch(() => []);
  const revisions = new Map(templates.map(({ id, revision }) => [id, revision]));
  const items = await libraryStore.items.list();
  const safe = items.filter(({ id, editedAt }) => {
    const lastSame = kept.items[id];
    return lastSame?.editedAt === editedAt && lastSame.revision === revisions.get(id);
  });
  if (safe.length > 0) await libraryStore.items.remove(safe.map(({ id }) => id));
}

async function writeHere({ id, title, content }: OwnTemplate, item: LibraryItem | undefined) {
  if (item) return libraryStore.items.update(item, { name: title, text: content });
  const now = Date.now();
  const made: LibraryItem = {
    ...{ id, kind: 'prompt', name: title, text: content, category: '', tags: [], favourite: false },
    ...{ createdAt: now, editedAt: now },
  };
  await libraryStore.change({ put: { items: [made] } });
  return made;
}

async function keepCopy({ kind, name, text, category, tags, favourite }: LibraryItem): Promise<void> {
  const copy = { kind, text, category, tags, favourite, name: `${name.slice(0, 180)} (this browser)` };
  await libraryStore.items.create(copy);
}

/** Does one step; gives how the item stands after it, null where it is shared no more. */
async function take(step: SyncStep, session: Session): Promise<LastSame | null> {
  const access = accountAccess(session);
  if (step.act === 'keep-both') await keepCopy(step.item);
  switch (step.act) {
    case 'keep-both':
    case 'write-here': {
      const { editedAt } = await writeHere(step.template, step.item);
      return { revision: step.template.revision, editedAt };
    }
    case 'write-there': {
      const { item, base } = step;
      const { id, name: title, text: content, editedAt } = item;
      const { revision } = await saveOwnTemplate(access, { id, base, title, content }, soon());
      return { revision, editedAt };
    }
    case 'remove-here':
      await libraryStore.items.remove([step.item.id]);
      return null;
    case 'remove-there':
      await deleteOwnTemplate(access, step.template, soon());
      // Undo brings it back to both, for as long as it is remembered.
      return { revision: null, editedAt: Date.now() };
    case 'note-same':
      return { revision: step.template.revision, editedAt: step.item.editedAt };
    case 'forget':
      return null;
  }
}

function idOf(step: SyncStep): string {
  if (step.act === 'forget') return step.id;
  return 'template' in step ? step.template.id : step.item.id;
}

/** Whether an item is another than the one a step was planned for. */
async function isChanged(step: SyncStep): Promise<boolean> {
  if (!('item' in step)) return false;
  const id = idOf(step);
  const now = (await libraryStore.items.list()).find((item) => item.id === id);
  return now?.editedAt !== step.item?.editedAt;
}

/** What was deleted here a day ago is brought back by no Undo: nothing need remember it. */
function forgetOldDeletions(shared: Record<string, LastSame>, records: readonly LibraryItem[]): void {
  const here = new Set(records.map(({ id }) => id));
  for (const [id, { revision, editedAt }] of Object.entries(shared))
    if (revision === null && !here.has(id) && Date.now() - editedAt > DAY_MS) delete shared[id];
}

/** What is to be done; what this library could not read is never taken for deleted. */
async function planRound(shared: Record<string, LastSame>, templates: readonly OwnTemplate[]) {
  const { records, damaged } = await libraryStore.read('items');
  // Browsers empty a database as a whole; its user deletes one by one.
  const isEmptied = records.length === 0 && Object.keys(shared).length > 1;
  if (!isEmptied && damaged === 0) forgetOldDeletions(shared, records);
  const steps = planTemplateSync(isEmptied ? {} : shared, records, templates);
  return damaged > 0 ? steps.filter(({ act }) => act !== 'remove-there') : steps;
}

async function round(session: Session): Promise<void> {
  // Without its database the library is empty for as long as this worker lives.
  if ((await libraryStore.backendKind()) !== 'disk') return;
  const shared = await readShared(session.userId);
  const templates = await readOwnTemplates(accountAccess(session), soon());
  const steps = await planRound(shared, templates);
  await sharedTemplatesItem.set({ userId: session.userId, items: shared });
  let failure: unknown;
  for (const step of steps) {
    // Signed out meanwhile: what is left belongs to nobody here.
    if ((await sessionItem.get())?.token !== session.token) return;
    // Changed while the server was asked: the next round sees it as it is now.
    if (await isChanged(step)) continue;
    try {
      const now = await take(step, session);
      if (now) shared[idOf(step)] = now;
      else delete shared[idOf(step)];
      await sharedTemplatesItem.set({ userId: session.userId, items: shared });
    } catch (thrown) {
      if (!OF_ONE.includes(toAppError(thrown).code)) throw thrown;
      failure ??= thrown;
    }
  }
  if (failure) throw failure;
}

/** A token that was revoked signs out here too. */
async function signOutIfRevoked(thrown: unknown): Promise<never> {
  if (toAppError(thrown).code === 'unauthorized') await refreshAccount();
  throw thrown;
}

async function roundFor(session: Session | null): Promise<void> {
  if (!session) return;
  await round(session).catch(signOutIfRevoked);
}

let waiting: Promise<void> | undefined;

/**
 * Brings library and account to hold the same templates; without an account it does nothing. Asked again while a round
 * waits, that one serves both.
 * @throws AppError `network_error`, `unauthorized`, `template_limit` and others; the next round goes on from there
 */
export function syncTemplates(): Promise<void> {
  waiting ??= inTurn(async () => {
    waiting = undefined;
    await roundFor(await sessionItem.get());
  });
  return waiting;
}

/** An account is left: its templates go from this library. @param session the one that ends, its token still good */
export const forgetTemplates = (session: Session | null) => inTurn(() => takeAway(session));

async function mark(id: string, lastSame: LastSame | null): Promise<void> {
  const session = await sessionItem.get();
  if (!session) return;
  const items = await readShared(session.userId);
  if (lastSame) items[id] = lastSame;
  else delete items[id];
  await sharedTemplatesItem.set({ userId: session.userId, items });
}

/** What the account refuses is kept here alone; the failure may have been another template's. */
async function unmarkUnsaved(id: string): Promise<void> {
  const shared = await sharedTemplatesItem.get();
  if (shared?.items[id]?.revision === null) await mark(id, null);
}

/** Saves an item to the account. Without a line it is saved with the next round. @throws AppError `template_limit` */
async function keep(id: string): Promise<void> {
  await inTurn(() => mark(id, { revision: null, editedAt: 0 }));
  try {
    await syncTemplates();
  } catch (thrown) {
    if (OF_ONE.includes(toAppError(thrown).code)) await inTurn(() => unmarkUnsaved(id));
    throw thrown;
  }
}

/** What was written elsewhere comes along into this library, before the account lets it go. */
async function bringNewer({ id, last }: { id: string; last: LastSame }, session: Session) {
  // In memory it would end with this worker, and the account's would be gone.
  if ((await libraryStore.backendKind()) !== 'disk') throw new AppError('internal');
  const isOne = (one: { id: string }) => one.id === id;
  const templates = (await readOwnTemplates(accountAccess(session), soon())).filter(isOne);
  const items = (await libraryStore.items.list()).filter(isOne);
  const [step] = planTemplateSync({ [id]: last }, items, templates);
  if (step?.act === 'write-here' || step?.act === 'keep-both') await take(step, session);
  return templates[0];
}

/** Takes an item out of the account; it stays in this library. @throws AppError; it stays in the account then */
async function release(id: string): Promise<void> {
  const session = await sessionItem.get();
  const last = session && (await readShared(session.userId))[id];
  if (!session || !last) return;
  const template = await bringNewer({ id, last }, session).catch((thrown: unknown) => {
    // One that was never saved there, as far as is known here, needs no line.
    if (last.revision !== null) throw thrown;
    return undefined;
  });
  if (template) await deleteOwnTemplate(accountAccess(session), template, soon());
  await mark(id, null);
}

export const keepInAccount = (id: string, isWanted: boolean) =>
  isWanted ? keep(id) : inTurn(() => release(id).catch(signOutIfRevoked));
