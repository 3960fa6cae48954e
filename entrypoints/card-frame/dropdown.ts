import { texts } from '@/shared/extension/card/texts.en.ts';
import { lookAgain, watchSight } from '@/shared/extension/sight.ts';
import { element } from './element.ts';
import { onPress, whenSeen } from './press.ts';

export interface DropdownOption {
  id: string;
  label: string;
  /** What the choice makes of a text, shown while the option is pointed at or reached by keyboard. */
  example?: { before: string; after: string } | undefined;
  /** Or what it does, where a word says it. */
  hint?: string | undefined;
  /** Options of one name stand together under it. */
  group?: string;
  /** Leads elsewhere instead of being chosen. */
  isWay?: boolean;
}

interface DropdownSettings<O extends DropdownOption> {
  label: string;
  /** Tells its parts from those of other lists. */
  name: string;
  /** Asked for each time the list opens. */
  options(): readonly O[] | Promise<readonly O[]>;
  onChoose(option: O): void;
}

/** A press that ends this near is one that did not move. */
const REST_PX = 8;
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/**
 * One of several, with an example of each: a button and its list, as screen readers know them from any select. Scripts of
 * the page open and choose nothing (faults X12).
 */
export class Dropdown<O extends DropdownOption> {
  readonly root: HTMLElement;
  /** The list, for its place: it stands in the card as its other parts do, so that it covers nothing of the result. */
  readonly popup: HTMLElement;
  private readonly button: HTMLButtonElement;
  private readonly word = element('span');
  private readonly list: HTMLElement;
  private readonly example = element('div', { class: 'example', attributes: { 'aria-hidden': 'true' } });
  private readonly id: string;
  private shown: readonly O[] = [];
  private rows: readonly HTMLElement[] = [];
  private chosen = '';
  private at = -1;
  private isPressed = false;
  /** The option a press began on, until its click is heard. */
  private armed: { option: O; x: number; y: number } | undefined;

  constructor(private readonly settings: DropdownSettings<O>) {
    const { label, name } = settings;
    this.id = `list-${name}`;
    this.button = element('button', {
      class: `choice ${name}`,
      attributes: {
        type: 'button',
        role: 'combobox',
        'aria-label': label,
        'aria-haspopup': 'listbox',
        'aria-expanded': 'false',
        'aria-controls': this.id,
        'data-label': label,
      },
      children: [this.word],
    });
    this.list = element('div', { attributes: { id: this.id, role: 'listbox', 'aria-label': label } });
    this.popup = element('div', {
      class: 'popup',
      attributes: { hidden: true },
      children: [this.list, this.example],
    });
    this.root = element('div', { class: 'dropdown', children: [this.button] });
    watchSight(this.popup);
    // The button keeps the focus, as it does in any select.
    this.popup.addEventListener('mousedown', (event) => event.preventDefault());
    this.button.addEventListener('blur', () => this.isPressed || this.close());
    // A press that has begun on an option ends on it, whatever of the page takes the focus meanwhile.
    this.popup.addEventListener('pointerdown', () => {
      this.isPressed = true;
    });
    addEventListener('pointerup', (event) => this.isPressed && this.release(event));
    addEventListener('pointercancel', () => this.isPressed && this.release());
    this.button.addEventListener('keydown', (event) => event.isTrusted && this.onKey(event));
    onPress(this.button, () => (this.isOpen ? this.close() : void this.open()));
    // Folded away with what it stands in, it is no longer there to be left.
    new ResizeObserver(() => this.button.checkVisibility() || this.close()).observe(this.button);
  }

  /** Shows what is chosen. */
  show(id: string, label: string): void {
    this.chosen = id;
    if (this.word.textContent !== label) this.word.textContent = label;
    this.button.title = label;
  }

  private get isOpen(): boolean {
    return this.button.getAttribute('aria-expanded') === 'true';
  }

  private async open(): Promise<void> {
    this.button.setAttribute('aria-expanded', 'true');
    this.shown = await this.settings.options();
    if (!this.isOpen) return;
    this.rows = this.shown.map((option, index) => this.row(option, index));
    this.list.replaceChildren(...grouped(this.shown, this.rows));
    this.example.hidden = !this.shown.some(({ example }) => example);
    this.popup.hidden = false;
    // In a low window the card scrolls.
    this.popup.scrollIntoView({ block: 'nearest' });
    this.point(this.shown.findIndex(({ id }) => id === this.chosen));
  }

  private row(option: O, index: number): HTMLElement {
    const { before, after } = option.example ?? {};
    const row = element('div', {
      class: option.isWay ? 'way' : '',
      text: option.label,
      attributes: {
        id: `${this.id}-${index}`,
        role: 'option',
        'aria-selected': String(option.id === this.chosen),
        'aria-description':
          before && after ? texts.example(oneLine(before), oneLine(after)) : (option.hint ?? null),
      },
    });
    row.addEventListener('pointermove', () => this.at !== index && this.point(index));
    row.addEventListener('pointerdown', ({ isTrusted, button, clientX: x, clientY: y }) => {
      if (isTrusted && button === 0) this.armed = { option, x, y };
    });
    row.addEventListener('click', (event) => {
      this.armed = undefined;
      if (event.isTrusted) void whenSeen(this.popup, () => this.choose(option));
    });
    return row;
  }

  private point(index: number): void {
    this.at = index;
    for (const row of this.rows) row.classList.toggle('at', row === this.rows[index]);
    this.rows[index]?.scrollIntoView({ block: 'nearest' });
    if (index >= 0) this.button.setAttribute('aria-activedescendant', `${this.id}-${index}`);
    const { example, hint } = this.shown[index] ?? {};
    const lines = example ? [example.before, example.after] : hint ? [hint] : [];
    this.example.replaceChildren(...lines.map((line) => element('p', { text: oneLine(line) })));
  }

  private choose(option: O | undefined): void {
    this.close();
    if (option && option.id !== this.chosen) this.settings.onChoose(option);
  }

  private close(): void {
    this.button.setAttribute('aria-expanded', 'false');
    this.button.removeAttribute('aria-activedescendant');
    if (this.popup.hidden) return;
    this.popup.hidden = true;
    lookAgain();
  }

  /** The press is over, once its click has been heard. Where the list moved under a pointer at rest, none comes. */
  private release(at?: PointerEvent): void {
    setTimeout(() => {
      this.isPressed = false;
      const { armed } = this;
      this.armed = undefined;
      if (at && armed && Math.hypot(at.clientX - armed.x, at.clientY - armed.y) < REST_PX)
        void whenSeen(this.popup, () => this.choose(armed.option));
      else if (document.activeElement !== this.button) this.close();
    });
  }

  private onKey(event: KeyboardEvent): void {
    const { key } = event;
    const takes = key === 'Enter' || key === ' ';
    const next = nextIndex(key, { at: this.at, options: this.shown });
    if (!this.isOpen) {
      if (event.ctrlKey || event.metaKey || (!takes && key !== 'ArrowDown' && key !== 'ArrowUp')) return;
      void this.open();
    } else if (key === 'Escape') {
      event.stopPropagation();
      this.close();
    } else if (takes) this.choose(this.shown[this.at]);
    else if (next === undefined) return;
    else this.point(next);
    event.preventDefault();
  }
}

/** The rows, those of a group under its name. */
function grouped(options: readonly DropdownOption[], rows: readonly HTMLElement[]): HTMLElement[] {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.flatMap((name) => {
    const members = rows.filter((_, index) => options[index]?.group === name);
    if (name === undefined) return members;
    const head = element('div', { class: 'group-head', text: name, attributes: { 'aria-hidden': 'true' } });
    return [
      element('div', { attributes: { role: 'group', 'aria-label': name }, children: [head, ...members] }),
    ];
  });
}

/** Where a key leads in the list; undefined for keys that lead nowhere. */
function nextIndex(
  key: string,
  { at, options }: { at: number; options: readonly DropdownOption[] },
): number | undefined {
  const last = options.length - 1;
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1) return undefined;
  // A letter leads to the next option that begins with it.
  const order = [...options.keys()].map((step) => (at + 1 + step) % options.length);
  return order.find((index) => options[index]?.label.toLowerCase().startsWith(key.toLowerCase()));
}
