import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import type { ContextScreen } from '@/shared/extension/card/context-screen.ts';
import { contextTexts } from '@/shared/extension/card/context-texts.en.ts';
import { actionButton } from './action-button.ts';
import { element } from './element.ts';

type Turns = NonNullable<ContextScreen['turns']>;

function createRow({ who, words }: Turns[number], onToggle: () => void) {
  const box = element('input', { attributes: { type: 'checkbox' } });
  box.addEventListener('change', onToggle);
  const size = element('small');
  const label = element('label', {
    class: 'turn',
    children: [box, element('b', { text: who }), element('span', { text: words }), size],
  });
  return { box, size, root: element('li', { children: [label] }) };
}

/** The list of one reading, each turn in or out. */
function createList(turns: Turns, onToggle: (index: number) => void) {
  const rows = turns.map((turn, index) => createRow(turn, () => onToggle(index)));
  return {
    of: JSON.stringify(turns.map(({ who, words }) => [who, words])),
    root: element('ul', {
      class: 'turns',
      attributes: { 'aria-label': contextTexts.title },
      children: rows.map(({ root }) => root),
    }),
    focus: () => rows[0]?.box.focus({ preventScroll: true }),
    show(shown: Turns) {
      for (const [index, { box, size }] of rows.entries()) {
        box.checked = shown[index]?.isIn ?? false;
        size.textContent = shown[index]?.size ?? '';
      }
    },
  };
}

/** Where earlier turns are chosen: asked for, looked through, sent along. */
export class ContextView {
  private list: ReturnType<typeof createList> | null = null;
  private readonly total = element('p', { class: 'total', attributes: { role: 'status' } });
  private readonly keep = element('input', { attributes: { type: 'checkbox' } });
  private readonly add: HTMLButtonElement;
  private readonly run: HTMLButtonElement;
  private readonly foot: HTMLElement;
  /** Set by the press whose answer takes the focus along. */
  private awaits: 'list' | 'add' | null = null;
  readonly root = element('div', { class: 'context' });

  constructor(private readonly actions: CardActions) {
    this.keep.addEventListener('change', () => actions.keepTurns(this.keep.checked));
    this.add = actionButton(contextTexts.add, { kind: 'quiet', onPress: () => this.ask('list') });
    this.run = actionButton(contextTexts.run, { onPress: () => this.start() });
    const remove = actionButton(contextTexts.remove, { kind: 'quiet', onPress: () => this.ask('add') });
    const keeping = element('label', { class: 'keep', children: [this.keep, contextTexts.keep] });
    this.foot = element('div', { class: 'context-foot', children: [keeping, remove, this.run] });
  }

  /** @param isMain whether its run is the card's main press */
  show({ isOffered, isKept, isSettled, turns, line }: ContextScreen, isMain: boolean): void {
    this.run.className = isMain ? 'primary' : 'plain';
    this.root.hidden = !isOffered;
    this.keep.checked = isKept;
    this.root.toggleAttribute('data-settled', isSettled);
    const of = turns && JSON.stringify(turns.map(({ who, words }) => [who, words]));
    if (!turns) this.list = null;
    else if (this.list?.of !== of) this.list = createList(turns, (index) => this.actions.toggleTurn(index));
    if (turns) this.list?.show(turns);
    if (this.total.textContent !== line) this.total.textContent = line;
    const parts = this.list ? [this.list.root, this.total, this.foot] : [this.add, this.total];
    // Drawn anew only where its parts change, or the box in use would lose the focus.
    if (parts.some((part, at) => this.root.children[at] !== part)) this.root.replaceChildren(...parts);
    this.root.toggleAttribute('data-open', turns !== null);
    this.root.toggleAttribute('data-said', line !== '');
    this.moveFocus();
  }

  private ask(awaits: 'list' | 'add'): void {
    this.awaits = awaits;
    if (awaits === 'list') this.actions.readTurns();
    else this.actions.removeTurns();
  }

  private moveFocus(): void {
    if (this.awaits === 'list' && this.list) this.list.focus();
    else if (this.awaits === 'add' && !this.list) this.add.focus({ preventScroll: true });
    this.awaits = null;
  }

  private start(): void {
    // The button goes with the run: from the card itself the focus moves on to what comes next.
    this.root.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    this.actions.runWithTurns();
  }
}
