import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import type { ImageBriefTask } from '@/shared/contracts/task.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import type { SilenceLimits } from '@/shared/engines/silence.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { readBrief } from '@/shared/image-prompt/brief-lines.ts';
import { keepSaid } from '@/shared/image-prompt/keep-said.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { refineBrief } from '@/shared/image-prompt/refine-brief.ts';

interface BriefRun {
  task: ImageBriefTask;
  requestId: string;
  signal: AbortSignal;
  limits?: SilenceLimits | undefined;
}

/** A text of a run, whole. @throws AppError with the code the run ended with */
export async function textOf(
  engine: Engine,
  { limits, ...run }: Omit<BriefRun, 'task'> & { task: Parameters<typeof runTask>[1]['task'] },
): Promise<{ text: string; engine: EngineId }> {
  let id = engine.id;
  for await (const event of runTask(engine, { ...run, ...(limits && { limits }) })) {
    if (event.type === 'start') id = event.engine;
    else if (event.type === 'done') return { text: event.text, engine: id };
    else if (event.type === 'error') throw new AppError(event.code, { retryAfterMs: event.retryAfterMs });
  }
  throw new AppError('cut_off');
}

/**
 * A brief by an engine. What a model wrote keeps what its author fixed to the letter.
 * @throws AppError with the code the run ended with, `empty_answer` for an answer that is no brief
 */
export async function writeBriefBy(
  engine: Engine,
  run: BriefRun,
): Promise<{ brief: ImageBrief; engine: EngineId }> {
  const { text, engine: id } = await textOf(engine, run);
  const { brief } = readBrief(text);
  if (id === 'offline') return { brief, engine: id };
  const { task } = run;
  const isBrief = brief.subject !== '' || brief.details.length > 0;
  if (!isBrief) throw new AppError('empty_answer');
  const said = task.brief ? refineBrief(task.brief, task.text, task.earlier) : readDescription(task.text);
  return { brief: keepSaid(brief, said), engine: id };
}
