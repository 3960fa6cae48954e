import type { EnhanceEvent, EnhanceTask, GuardFinding } from '@/shared/contracts/enhance.ts';
import type { EngineTask } from '@/shared/contracts/task.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { parseSections } from '@/shared/enhance/sections.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { keepOuterSpace, toBareAnswer } from './answer-text.ts';
import type { CheckedResult, Engine, EngineEvent } from './engine.ts';
import { createPreambleFilter, stripThinking } from './preamble-filter.ts';
import { defaultSilenceLimits, endOnSilence, type SilenceLimits } from './silence.ts';

export interface TaskRun {
  /** Its text is clean: whoever took it over a border has cleaned it (`shared/enhance/clean-task.ts`). */
  task: EngineTask;
  /** See `EngineRun.requestId`. */
  requestId: string;
  signal: AbortSignal;
  limits?: SilenceLimits;
}

/**
 * The one way from a task to what a caller sees, on the server and in the extension: runs the engine, numbers what comes,
 * strips what models say around it, and checks that a rewrite kept the draft's intent, unless the engine's server has.
 * Never throws: every failure is the last event. Ending the iteration early stops the engine.
 */
export async function* runTask(engine: Engine, run: TaskRun): AsyncGenerator<EnhanceEvent> {
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);
  try {
    const { task, requestId } = run;
    const events = endOnSilence((onStarting) => engine.run(task, { requestId, signal, onStarting }), {
      limits: run.limits ?? engine.limits ?? defaultSilenceLimits,
      isText: ({ type }: EngineEvent) => type === 'delta',
      signal,
      stop: () => stop.abort(),
    });
    yield* toEnhanceEvents(events, task);
  } catch (thrown) {
    yield toErrorEvent(
      run.signal.aborted ? new AppError('aborted', { cause: thrown }) : reportError('engine', thrown),
    );
  } finally {
    stop.abort();
  }
}

async function* toEnhanceEvents(
  events: AsyncIterable<EngineEvent>,
  task: EngineTask,
): AsyncGenerator<EnhanceEvent> {
  const filter = createPreambleFilter(task.text, isAnswered(task));
  // The rules never talk to the author, so nothing of theirs is talk.
  let isModel = true;
  let seq = 0;
  function* deltaOf(text: string): Generator<EnhanceEvent> {
    if (text) yield { type: 'delta', seq: seq++, text };
  }
  for await (const event of events) {
    if (event.type === 'start') {
      isModel = event.engine !== 'offline';
      yield event;
    } else if (event.type === 'delta') yield* deltaOf(isModel ? filter.push(event.text) : event.text);
    else {
      yield* deltaOf(filter.end());
      yield toDoneEvent(event, { text: isModel ? bareText(event.text, task) : event.text, task });
      return;
    }
  }
  throw new AppError('cut_off');
}

/** Whether the model answers the text instead of working on it: its opening line is then a part of the answer. */
function isAnswered({ kind }: EngineTask): boolean {
  return kind === 'answer' || kind === 'file-question';
}

/** Whether the result stands where the text stood, with the same blank space around it. */
function takesPlace(task: EngineTask): boolean {
  if (task.kind === 'enhance') return task.level !== 'reframe';
  return task.kind === 'action' && (task.action === 'fix' || task.action === 'translate');
}

function bareText(answer: string, task: EngineTask): string {
  if (isAnswered(task)) return stripThinking(answer).trim();
  const text = toBareAnswer(answer, task.text);
  return takesPlace(task) ? keepOuterSpace(text, task.text) : text;
}

function check(text: string, task: EngineTask): CheckedResult {
  if (task.kind !== 'enhance') return { sections: [], guard: [] };
  return {
    sections: task.level === 'reframe' ? parseSections(text) : [],
    guard: findingsOf(task, text),
  };
}

function toDoneEvent(
  { text: said, checked, credits, nature, remarks }: Extract<EngineEvent, { type: 'done' }>,
  { text, task }: { text: string; task: EngineTask },
): EnhanceEvent {
  if (!text.trim()) throw new AppError('empty_answer');
  // Findings and sections are of one text to the letter.
  const { sections, guard } = (text === said && checked) || check(text, task);
  return {
    type: 'done',
    text,
    sections,
    guard,
    credits: credits ?? null,
    ...(nature && { nature }),
    ...(remarks && remarks.length > 0 && { remarks }),
  };
}

/** What the guard finds; words of the persona that is on were asked for, so they are not made up. */
function findingsOf({ text: draft, persona }: EnhanceTask, result: string): GuardFinding[] {
  const findings = checkIntent(draft, result);
  const voice = persona?.toLowerCase();
  return voice === undefined
    ? findings
    : findings.filter(({ change, value }) => change === 'lost' || !voice.includes(value.toLowerCase()));
}

function toErrorEvent({ code, retryAfterMs }: AppError): EnhanceEvent {
  return retryAfterMs === undefined ? { type: 'error', code } : { type: 'error', code, retryAfterMs };
}
