import { actionButton } from '@/entrypoints/card/view/action-button.ts';
import { element, refuseForgedClicks } from '@/entrypoints/card/view/element.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { firstWords, type Turn } from '@/shared/enhance/context.ts';
import { type ContextChoice, chooseAll, contextOf, withTurnToggled } from './context-choice.ts';
import { hasTurns, readLastTurns } from './find-turns.ts';
import { forgetKept, keepForPage, keptForPage } from './kept-for-page.ts';
import { contextTexts, sentLine, totalLine, turnSize } from './texts.en.ts';

/** Three questions with their answers. */
const MOST_TURNS = 6;
const FIRST_WORDS_CHARS = 60;

/** Sends earlier turns along with a run, where the user wants it. Reads nothing before Add context is pressed. */
export interface ContextBox {
  root: HTMLElement;
  /** Whether the next run sends anything along. */
  isChosen(): boolean;
  /** The task with what was chosen; a task that takes no context as it is. */
  withContext(task: Task): Task;
  /** The run is done: what was chosen goes, unless the user keeps it for the page. */
  settle(engine: EngineId): void;
}

function createRow(turn: Turn, onToggle: () => void) {
  const box = element('input', { attributes: { type: 'checkbox', checked: true } });
  refuseForgedClicks(box);
  box.addEventListener('change', onToggle);
  const size = element('small');
  const label = element('label', {
    class: 'turn',
    children: [
      box,
      element('b', { text: contextTexts.who[turn.who] }),
      element('span', { text: firstWords(turn.text, FIRST_WORDS_CHARS) }),
      size,
    ],
  });
  return { box, size, root: element('li', { children: [label] }) };
}

/** The list of one reading, each turn in or out. */
function createList(turns: readonly Turn[], onToggle: (index: number) => void) {
  const rows = turns.map((turn, index) => createRow(turn, () => onToggle(index)));
  return {
    root: element('ul', {
      class: 'turns',
      attributes: { 'aria-label': contextTexts.title },
      children: rows.map(({ root }) => root),
    }),
    focus: () => rows[0]?.box.focus({ preventScroll: true }),
    show(choice: ContextChoice) {
      const { kept } = contextOf(choice);
      for (const [index, { box, size }] of rows.entries()) {
        box.checked = !choice.out.has(index);
        const turn = turns[index];
        if (turn) size.textContent = turnSize(turn, kept[index] ?? null);
      }
    },
  };
}

class Box implements ContextBox {
  private choice: ContextChoice | null = null;
  private list: ReturnType<typeof createList> | null = null;
  private readonly total = element('p', { class: 'total', attributes: { role: 'status' } });
  private readonly keep = element('input', { attributes: { type: 'checkbox' } });
  private readonly add = actionButton(contextTexts.add, { kind: 'quiet', onPress: () => this.read() });
  private readonly foot: HTMLElement;
  readonly root = element('div', { class: 'context' });

  constructor(private readonly onRun: () => void) {
    refuseForgedClicks(this.keep);
    this.keep.addEventListener('change', () => this.keepOrForget());
    const run = actionButton(contextTexts.run, { onPress: () => this.run() });
    const remove = actionButton(contextTexts.remove, { kind: 'quiet', onPress: () => this.remove() });
    const keeping = element('label', { class: 'keep', children: [this.keep, contextTexts.keep] });
    this.foot = element('div', { class: 'context-foot', children: [keeping, remove, run] });
    this.root.hidden = !hasTurns();
    const kept = keptForPage();
    this.keep.checked = kept !== null;
    this.root.toggleAttribute('data-settled', kept !== null);
    if (kept) this.open(kept);
    else this.draw('');
  }

  isChosen(): boolean {
    return this.choice !== null && contextOf(this.choice).text !== '';
  }

  withContext(task: Task): Task {
    if (!this.choice || (task.kind !== 'enhance' && task.kind !== 'action' && task.kind !== 'follow-ups'))
      return task;
    const { text } = contextOf(this.choice);
    return text ? { ...task, context: text } : task;
  }

  settle(engine: EngineId): void {
    // What is kept was looked through once: where room is scarce, its sum is enough from now on.
    this.root.toggleAttribute('data-settled', this.choice !== null);
    if (!this.choice || this.keep.checked) return;
    const line = this.isChosen() ? sentLine(contextOf(this.choice), engine) : '';
    this.choice = null;
    this.draw(line);
  }

  private read(): void {
    const turns = readLastTurns(MOST_TURNS);
    if (turns.length === 0) {
      this.draw(contextTexts.none);
      return;
    }
    this.root.removeAttribute('data-settled');
    this.open(chooseAll(turns));
    this.list?.focus();
  }

  private open(choice: ContextChoice): void {
    this.list = createList(choice.turns, (index) => this.toggle(index));
    this.choice = choice;
    this.draw('');
  }

  private toggle(index: number): void {
    if (!this.choice) return;
    this.choice = withTurnToggled(this.choice, index);
    this.keepOrForget();
    this.draw('');
  }

  private keepOrForget(): void {
    if (this.keep.checked && this.choice) keepForPage(this.choice);
    else forgetKept();
  }

  private remove(): void {
    this.choice = null;
    this.keep.checked = false;
    forgetKept();
    this.draw('');
    this.add.focus({ preventScroll: true });
  }

  private run(): void {
    // The button goes with the run: from the card itself the focus moves on to what comes next.
    this.root.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    this.onRun();
  }

  /** @param line what is said while nothing is chosen */
  private draw(line: string): void {
    const { choice, list } = this;
    const text = choice ? totalLine(contextOf(choice)) : line;
    if (this.total.textContent !== text) this.total.textContent = text;
    const parts = choice && list ? [list.root, this.total, this.foot] : [this.add, this.total];
    if (choice) list?.show(choice);
    // Drawn anew only where its parts change, or the box in use would lose the focus.
    if (parts.some((part, at) => this.root.children[at] !== part)) this.root.replaceChildren(...parts);
    this.root.toggleAttribute('data-open', choice !== null);
    this.root.toggleAttribute('data-said', text !== '');
  }
}

/** @param onRun runs the card's task anew, with what was chosen */
export function createContextBox(onRun: () => void): ContextBox {
  return new Box(onRun);
}
