import type { AnswerTask, FileTask, Task } from '@/shared/contracts/task.ts';
import type { Engine, EngineEvent } from '@/shared/engines/engine.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { answerTask } from './answer-task.ts';
import { balance } from './balanced/balance.ts';
import type { GrammarChecker } from './grammar-checker.ts';
import { polishPieces, warmPolish } from './polish/polish.ts';
import { restructure } from './reframe/restructure.ts';

export interface OfflineEngineOptions {
  /** Without one, or when it does not load, the rules work alone. */
  checker?: GrammarChecker | undefined;
}

export interface OfflineEngine extends Engine {
  /** Loads the checker and compiles the rules ahead of the first draft, in short turns. */
  warm(signal: AbortSignal): Promise<void>;
}

/** The model's name without a grammar checker. */
const RULES_ONLY = 'rules';

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('aborted', { cause: signal.reason });
}

/** The checker if it loads, else nothing: a missing grammar checker makes the engine weaker, not silent. */
async function loaded(checker: GrammarChecker | undefined): Promise<GrammarChecker | undefined> {
  try {
    await checker?.load();
    return checker;
  } catch {
    return undefined;
  }
}

function* paragraphs(text: string): Generator<string> {
  for (const piece of text.match(/[\s\S]*?\n\n+|[\s\S]+$/g) ?? []) yield piece;
}

const isFix = (task: Task) => task.kind === 'action' && task.action === 'fix';

async function* results(
  task: Exclude<Task, AnswerTask | FileTask>,
  checker: GrammarChecker | undefined,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const isPolish = task.kind === 'enhance' ? task.level === 'polish' : isFix(task);
  if (isPolish) {
    yield* polished(task.text, checker, signal);
    return;
  }
  if (task.kind !== 'enhance') {
    yield* paragraphs(answerTask(task));
    return;
  }
  let clean = '';
  for await (const piece of polished(task.text, checker, signal)) clean += piece;
  yield* paragraphs(task.level === 'balanced' ? balance(clean, task.mode) : restructure(clean, task.mode));
}

async function* polished(
  text: string,
  checker: GrammarChecker | undefined,
  signal: AbortSignal,
): AsyncGenerator<string> {
  for await (const piece of polishPieces(text, checker)) {
    throwIfAborted(signal);
    yield piece;
    await nextTurn();
  }
}

/**
 * The engine on the device (design §1): rules and a grammar checker. No network, no account; its model name says what
 * worked on the text.
 */
export function createOfflineEngine({ checker }: OfflineEngineOptions): OfflineEngine {
  let isWarm = false;
  const warmRules = async (signal: AbortSignal) => {
    if (!isWarm) await warmPolish(signal);
    isWarm ||= !signal.aborted;
  };
  return {
    id: 'offline',
    async warm(signal) {
      await loaded(checker);
      await warmRules(signal);
    },
    async *run(task, { signal }): AsyncGenerator<EngineEvent> {
      throwIfAborted(signal);
      // Rules rewrite a prompt; carrying one out takes a model, and so do questions about a file: what rules can find in
      // one is found beside its blocks, by `shared/documents/answers`.
      if (task.kind === 'answer' || task.kind === 'file-question') throw new AppError('engine_not_ready');
      const usesGrammar = task.kind === 'enhance' || isFix(task);
      const ready = usesGrammar ? await loaded(checker) : undefined;
      if (usesGrammar) await warmRules(signal);
      throwIfAborted(signal);
      yield { type: 'start', engine: 'offline', model: ready ? `${ready.name} + ${RULES_ONLY}` : RULES_ONLY };
      let text = '';
      for await (const piece of results(task, ready, signal)) {
        throwIfAborted(signal);
        text += piece;
        if (piece) yield { type: 'delta', text: piece };
      }
      yield { type: 'done', text };
    },
  };
}
