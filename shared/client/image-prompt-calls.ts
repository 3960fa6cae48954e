import {
  type AnalyseImageRequest,
  analyseImageAnswer,
  type ImagePromptAnswer,
  type ImageSession,
  type ImageTurn,
  type InitialPromptRequest,
  imageEngineAnswer,
  imagePromptAnswer,
  imageSession,
  type RefinePromptRequest,
} from '@/shared/contracts/image-prompt.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { callFunction, type FunctionsAccess } from './call-function.ts';

const BASE = '/image-prompt';

/** A turn with the balance after it, null where nothing was charged. */
export interface AnsweredTurn {
  turn: ImageTurn;
  credits: number | null;
}

/** @throws AppError `internal` for an answer that says it is no success (spec §8) */
function readAnswer({ success, error, turn, credits }: ImagePromptAnswer): AnsweredTurn {
  if (!success || !turn)
    throw new AppError('internal', { cause: new Error(error || 'Unknown error occurred') });
  return { turn, credits: credits ?? null };
}

/** Begins a conversation, or begins it anew. A repeat of a lost call carries the same id and is not charged again. */
export async function askInitialPrompt(
  access: FunctionsAccess,
  body: InitialPromptRequest,
  signal: AbortSignal,
): Promise<AnsweredTurn> {
  const path = `${BASE}/generate-initial-prompt`;
  return readAnswer(await callFunction(access, { path, body, answer: imagePromptAnswer, signal }));
}

/** Has the last prompt changed. A repeat of a lost call carries the same id and is not charged again. */
export async function askRefinement(
  access: FunctionsAccess,
  body: RefinePromptRequest,
  signal: AbortSignal,
): Promise<AnsweredTurn> {
  const path = `${BASE}/refine-prompt`;
  return readAnswer(await callFunction(access, { path, body, answer: imagePromptAnswer, signal }));
}

/** The conversation as the server keeps it. @throws AppError `conversation_gone` */
export function readImageSession(
  access: FunctionsAccess,
  id: string,
  signal?: AbortSignal,
): Promise<ImageSession> {
  const path = `${BASE}/sessions/${encodeURIComponent(id)}`;
  return callFunction(access, { method: 'GET', path, answer: imageSession, signal });
}

/** Whether a model writes on the server, which is then shown reference pictures and may be asked. */
export async function hasServerModel(access: FunctionsAccess, signal: AbortSignal): Promise<boolean> {
  const call = { method: 'GET' as const, path: `${BASE}/engine`, answer: imageEngineAnswer, signal };
  return (await callFunction(access, call)).engine !== 'offline';
}

/** A picture in words; empty where nothing on the server sees. */
export async function analyseReference(
  access: FunctionsAccess,
  body: AnalyseImageRequest,
  signal: AbortSignal,
): Promise<string> {
  const path = `${BASE}/analyze-reference-image`;
  const { success, analysis } = await callFunction(access, {
    path,
    body,
    answer: analyseImageAnswer,
    signal,
  });
  return success ? analysis : '';
}
