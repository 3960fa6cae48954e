import { imageBrief } from '@/shared/contracts/image-brief.ts';
import { MAX_TURNS } from '@/shared/contracts/image-prompt.ts';
import type { ImageBriefTask } from '@/shared/contracts/task.ts';
import { prices } from '@/shared/credits/prices.ts';
import { mendWish } from '@/shared/engines/offline/mend-wish.ts';
import { cleanTask } from '@/shared/enhance/clean-task.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { addsNothing } from '@/shared/image-prompt/adds-nothing.ts';
import { writeBrief } from '@/shared/image-prompt/brief-lines.ts';
import { isKeyMash } from '@/shared/image-prompt/key-mash.ts';
import { recall, stoodBefore } from '@/shared/image-prompt/recall.ts';
import { unclearWishes } from '@/shared/image-prompt/refine-brief.ts';
import { withoutChatter } from '@/shared/image-prompt/split-wishes.ts';
import { wordsOf } from '@/shared/image-prompt/words-of.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { VerifiedUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { Reservation } from '@/supabase/functions/_shared/db/ledger.ts';
import { openRun } from '@/supabase/functions/_shared/llm/open-run.ts';
import type { ImagePromptDeps } from './deps-types.ts';
import type { KeptTurn } from './session-store.ts';
import { writeBriefBy } from './write-brief.ts';

export interface TurnRequest {
  kind: 'initial' | 'refine';
  requestId: string;
  sessionId: string;
  said: string;
  /** What is known of a reference picture. */
  analysis: string;
  hasImage: boolean;
}

interface Asked {
  request: TurnRequest;
  payer: VerifiedUser;
  signal: AbortSignal;
}

interface Answered {
  turn: KeptTurn;
  /** The balance; null where nothing was charged. */
  credits: number | null;
}

type Written = Pick<KeptTurn, 'brief' | 'engine'>;

/** Of marks alone nothing can be shown; a drawn sign says something. */
const saysSomething = (said: string) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(said);

/** How often an answer is made anew because another tab was faster. */
const TRIES = 4;

/**
 * Answers a message and keeps it with its answer. Credits are held before the work and settled in the moment the turn is kept
 * (design §5): a turn that stands in the conversation is paid for once, and the same request again gets it as it stands.
 * @throws AppError `conversation_gone`, `empty_draft`, `too_long` for a conversation that is full, `nothing_changed`, `conflict`, and whatever ends a run
 */
export async function answerTurn(asked: Asked, deps: ImagePromptDeps): Promise<Answered> {
  const { requestId, ...body } = asked.request;
  const bodyHash = await sha256(JSON.stringify(body));
  const known = await findTurn(asked, bodyHash, deps);
  if (known) return { turn: known, credits: await deps.ledger.readBalance(asked.payer) };
  if (!asked.request.hasImage) {
    if (!saysSomething(asked.request.said)) throw new AppError('empty_draft');
    if (isKeyMash(asked.request.said)) throw new AppError('nothing_changed');
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const answered = await answerOnce(asked, bodyHash, deps);
    if (answered) return answered;
  }
  throw new AppError('conflict');
}

/** The turns there are, as far as this request may go on from them. @throws AppError `conversation_gone` */
async function readTurns({ request, payer }: Asked, { store }: ImagePromptDeps): Promise<KeptTurn[]> {
  const session = await store.read(payer.userId, request.sessionId);
  if (session.state === 'own') return session.turns;
  if (session.state === 'taken' || request.kind === 'refine') throw new AppError('conversation_gone');
  return [];
}

/** What this request gave before. @throws AppError `conflict` where it was another one then */
async function findTurn(
  asked: Asked,
  bodyHash: string,
  deps: ImagePromptDeps,
): Promise<KeptTurn | undefined> {
  const turns = await readTurns(asked, deps);
  const turn = turns.find(({ requestId }) => requestId === asked.request.requestId);
  if (turn && turn.bodyHash !== bodyHash) throw new AppError('conflict');
  return turn;
}

/** @throws AppError `too_long` for what is no text to work on, `conversation_gone` */
function taskOf({ kind, said, analysis }: TurnRequest, turns: readonly KeptTurn[]): ImageBriefTask {
  const clean = cleanTask<ImageBriefTask>({ kind: 'image-brief', text: said });
  if (!clean.ok) throw new AppError(clean.error);
  if (kind === 'initial') return { ...clean.value, ...(analysis && { analysis }) };
  const briefs = turns.map(({ brief }) => brief);
  const brief = briefs.pop();
  if (!brief) throw new AppError('conversation_gone');
  return { ...clean.value, brief, earlier: briefs };
}

/** What the rules could not follow, read as the offline engine reads it. */
const unclearIn = ({ text, brief, earlier }: ImageBriefTask): string[] =>
  brief
    ? unclearWishes(brief, mendWish(text, writeBrief(brief)), earlier).map((wish) => wordsOf(wish, text))
    : [];

/** Whether rules gave a description back as it came. */
const isOwnWords = ({ kind, said, hasImage }: TurnRequest, { brief, engine }: Written) =>
  kind === 'initial' && !hasImage && engine === 'offline' && addsNothing(said, brief);

/** One try; undefined where the conversation went on meanwhile. */
async function answerOnce(
  asked: Asked,
  bodyHash: string,
  deps: ImagePromptDeps,
): Promise<Answered | undefined> {
  const { request, payer, signal } = asked;
  const saidAt = new Date().toISOString();
  const turns = await readTurns(asked, deps);
  // Refused only after the work, each try would cost a run of the model and no credit.
  if (turns.length >= MAX_TURNS) throw new AppError('too_long');
  const task = taskOf(request, turns);
  const { engine, isCharged, close } = await openRun({ payer, task, signal }, deps);
  let reservation: Reservation | undefined;
  try {
    const price = prices['image-chat'];
    const recalled = task.brief && recall(task.brief, withoutChatter(task.text), task.earlier ?? []);
    const isPaid = recalled !== undefined && stoodBefore(recalled, task.earlier ?? []);
    if (isCharged && !isPaid)
      reservation = await deps.ledger.open({ payer, requestId: request.requestId, bodyHash, price });
    const written = recalled
      ? { brief: recalled, engine: 'offline' as const }
      : await writeBriefBy(engine, { task, requestId: request.requestId, signal, limits: deps.limits });
    // What is paid for is another prompt.
    if (task.brief && writeBrief(written.brief) === writeBrief(task.brief))
      throw new AppError('nothing_changed');
    // What grew beyond what is kept could not be read again.
    if (!imageBrief.safeParse(written.brief).success) throw new AppError('too_long');
    // Nor are one's own words a prompt to pay for, where rules found nothing to add.
    if (reservation && isOwnWords(request, written)) {
      await deps.ledger.release(reservation);
      reservation = undefined;
    }
    const refinementCount = request.kind === 'initial' ? 0 : (turns.at(-1)?.refinementCount ?? 0) + 1;
    const { kind, requestId, hasImage } = request;
    const unclear = recalled || written.engine !== 'offline' ? [] : unclearIn(task);
    const answeredAt = new Date().toISOString();
    const turn: KeptTurn = {
      requestId,
      kind,
      said: task.text.trim(),
      hasImage,
      saidAt,
      ...written,
      ...(unclear.length > 0 && { unclear }),
      refinementCount,
      answeredAt,
      bodyHash,
    };
    const saved = await deps.store.save({
      userId: payer.userId,
      sessionId: request.sessionId,
      run: reservation?.run ?? null,
      base: turns.length,
      turn,
    });
    if (saved.outcome === 'saved') return { turn, credits: reservation ? saved.credits : null };
    if (saved.outcome === 'known') {
      if (saved.turn.bodyHash !== bodyHash) throw new AppError('conflict');
      if (reservation) await deps.ledger.release(reservation);
      return { turn: saved.turn, credits: saved.credits };
    }
    if (saved.outcome !== 'stale')
      throw new AppError(saved.outcome === 'full' ? 'too_long' : 'conversation_gone');
    if (reservation) await deps.ledger.release(reservation);
    return undefined;
  } catch (error) {
    if (reservation) await deps.ledger.release(reservation);
    throw error;
  } finally {
    await close();
  }
}
