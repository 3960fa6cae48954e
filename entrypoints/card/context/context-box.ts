import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { firstWords } from '@/shared/enhance/context.ts';
import type { ContextScreen } from '@/shared/extension/card/context-screen.ts';
import {
  NO_TURNS,
  sentLine,
  speaker,
  totalLine,
  turnSize,
} from '@/shared/extension/card/context-texts.en.ts';
import { type ContextChoice, chooseAll, contextOf, withTurnToggled } from './context-choice.ts';
import { hasTurns, readLastTurns } from './find-turns.ts';
import { forgetKept, keepForPage, keptForPage } from './kept-for-page.ts';

/** Three questions with their answers. */
const MOST_TURNS = 6;
const FIRST_WORDS_CHARS = 60;

/** Sends earlier turns along with a run, where the user wants it. Reads nothing before Add context is pressed. */
export class ContextBox {
  private choice: ContextChoice | null = keptForPage();
  private isKept = this.choice !== null;
  private isSettled = this.isKept;
  private readonly isOffered = hasTurns();
  /** What is said while nothing is chosen. */
  private line = '';

  /** @param onChange draws the card anew */
  constructor(private readonly onChange: () => void) {}

  /** Whether the next run sends anything along. */
  isChosen(): boolean {
    return this.choice !== null && contextOf(this.choice).text !== '';
  }

  /** The task with what was chosen; a task that takes no context as it is. */
  withContext(task: Task): Task {
    if (!this.choice || (task.kind !== 'enhance' && task.kind !== 'action' && task.kind !== 'follow-ups'))
      return task;
    const { text } = contextOf(this.choice);
    return text ? { ...task, context: text } : task;
  }

  /** The run is done: what was chosen goes, unless the user keeps it for the page. */
  settle(engine: EngineId): void {
    // What is kept was looked through once: where room is scarce, its sum is enough from now on.
    this.isSettled = this.choice !== null;
    if (!this.choice || this.isKept) return;
    this.line = this.isChosen() ? sentLine(contextOf(this.choice), engine) : '';
    this.choice = null;
  }

  screen(): ContextScreen {
    const { choice, isOffered, isKept, isSettled } = this;
    if (!choice) return { isOffered, isKept, isSettled, turns: null, line: this.line };
    const { kept } = contextOf(choice);
    const turns = choice.turns.map((turn, index) => ({
      who: speaker(turn.who),
      words: firstWords(turn.text, FIRST_WORDS_CHARS),
      size: turnSize(turn, kept[index] ?? null),
      isIn: !choice.out.has(index),
    }));
    return { isOffered, isKept, isSettled, turns, line: totalLine(contextOf(choice)) };
  }

  read(): void {
    const turns = readLastTurns(MOST_TURNS);
    this.line = turns.length === 0 ? NO_TURNS : '';
    if (turns.length > 0) {
      this.isSettled = false;
      this.choice = chooseAll(turns);
    }
    this.onChange();
  }

  toggle(index: number): void {
    if (!this.choice) return;
    this.choice = withTurnToggled(this.choice, index);
    this.keep(this.isKept);
  }

  keep(isKept: boolean): void {
    this.isKept = isKept;
    if (isKept && this.choice) keepForPage(this.choice);
    else forgetKept();
    this.onChange();
  }

  remove(): void {
    this.choice = null;
    this.line = '';
    this.keep(false);
  }
}
