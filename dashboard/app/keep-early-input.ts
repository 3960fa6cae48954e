/** What a page's root hears once its code answers, or has failed to. */
export const PAGE_LIVES = 'page-lives';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was entered into a field: its text or choice, or whether it is ticked. */
interface Entry {
  value: string;
  checked: boolean | undefined;
}

const NOT_TYPED = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'image']);

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement
    ? !NOT_TYPED.has(target.type)
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const fieldsIn = (root: ParentNode): Field[] =>
  [...root.querySelectorAll('input, textarea, select')].filter(isField);

const tickOf = (field: Field): boolean | undefined =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type) ? field.checked : undefined;

function nameOf(field: Field): string {
  const label =
    field.dataset.keptAs ?? field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  return [label, tickOf(field) === undefined ? '' : field.value].join('\n');
}

/** Names a field by what its user knows it by: the page drawn anew has others in its place, of one line or of several. */
function keyOf(field: Field, root: ParentNode): string {
  const name = nameOf(field);
  const alike = fieldsIn(root).filter((other) => nameOf(other) === name);
  return `${name}\n${alike.indexOf(field)}`;
}

/** Whether something else stands in it than the page was written with. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, written);
  }
  const tick = tickOf(field);
  if (tick === undefined || field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  return tick !== field.defaultChecked;
}

/** Enters into a field as its user would, so that the code behind it takes note. */
function enter(field: Field, { value, checked }: Entry): void {
  // React compares with what it last saw there, and would hear of no change where the field kept it.
  if (field instanceof HTMLInputElement && checked !== undefined) {
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
    return;
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as object;
  // A field of one line would drop the breaks and glue the words; a last break is an Enter that nothing heard.
  const fitting =
    field instanceof HTMLInputElement ? value.replace(/\s*\n\s*$/, '').replace(/\s*\n\s*/g, ' ') : value;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, fitting);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Buttons that do something by code alone; one that sends a form is heard by its form. */
const buttonOf = (target: unknown) =>
  target instanceof Element ? target.closest<HTMLElement>('button:not([type=submit])') : null;

/** The frame of a page lives before the page does: React has marked its elements, and hears their presses itself. */
const isLive = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith('__reactProps$'));

/** Links and buttons. */
export const PRESSABLE = 'a[href], button';

/** Names what can be pressed by what stands on it, and by how many before it say the same. */
export function pressKey(element: Element, root: ParentNode): string {
  const name = (of: Element) => of.getAttribute('aria-label') ?? of.textContent;
  const alike = [...root.querySelectorAll(PRESSABLE)].filter((other) => name(other) === name(element));
  return `${name(element)}\n${alike.indexOf(element)}`;
}

/** Pages between which the address says what is wanted: the extension that asks, a plan, the way back. */
const ASKED_FOR = /^\/(?:login|signup)$/;

/** A page is written without the query of its address: a link that is followed before its code is there takes it along. */
function carryQuery(target: unknown): void {
  const { pathname, search } = window.location;
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  if (search && ASKED_FOR.test(pathname) && ASKED_FOR.test(href)) link?.setAttribute('href', href + search);
}

/** What was done on a page before its code was there, under what each thing is known by. */
interface Early {
  entries: Map<string, Entry>;
  focused: string | null;
  pressed: string[];
  /** The buttons that send the forms which were sent. */
  sent: Set<string>;
  /** The fields of several lines that an Enter sends, and was pressed in. */
  ended: Set<string>;
}

const buttonsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('button')];

const senderOf = (form: EventTarget | null) =>
  form instanceof HTMLFormElement ? form.querySelector<HTMLElement>('button[type=submit]') : null;

/** A field of one line sends its form by itself. */
function endWithEnter(event: KeyboardEvent, root: HTMLElement, early: Early): void {
  const { target, key, shiftKey, isComposing } = event;
  if (key !== 'Enter' || shiftKey || isComposing) return;
  if (!(target instanceof HTMLTextAreaElement) || target.dataset.enter !== 'sends') return;
  event.preventDefault();
  early.ended.add(keyOf(target, root));
}

/** Keeps what is done in a page from now on, until `signal` aborts. */
function listen(root: HTMLElement, early: Early, signal: AbortSignal): void {
  const options = { capture: true, signal };
  const note = (field: Field) =>
    void early.entries.set(keyOf(field, root), { value: field.value, checked: tickOf(field) });
  for (const field of fieldsIn(root)) if (isChanged(field)) note(field);
  if (isField(document.activeElement)) early.focused = keyOf(document.activeElement, root);
  document.addEventListener('input', ({ target }) => isField(target) && note(target), options);
  document.addEventListener('keydown', (event) => endWithEnter(event, root, early), options);
  document.addEventListener(
    'click',
    ({ target }) => {
      carryQuery(target);
      const button = buttonOf(target);
      if (button && root.contains(button) && !isLive(button)) early.pressed.push(pressKey(button, root));
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      early.focused = isField(target) ? keyOf(target, root) : null;
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const sender = senderOf(event.target);
      if (sender) early.sent.add(pressKey(sender, root));
    },
    options,
  );
}

/** Hands over what now has its place in the page, and forgets it. @returns whether nothing is left */
function handOn(root: HTMLElement, early: Early): boolean {
  const present = new Map(fieldsIn(root).map((field) => [keyOf(field, root), field]));
  const entered = [...early.entries].flatMap(([key, entry]) => {
    const field = present.get(key);
    return field ? [{ key, entry, field }] : [];
  });
  for (const { key, entry, field } of entered) {
    early.entries.delete(key);
    enter(field, entry);
  }
  const last = early.focused === null ? undefined : present.get(early.focused);
  if (last) early.focused = null;
  if (document.activeElement === document.body) last?.focus({ preventScroll: true });
  // A form judges what is left: that has happened to all but the field that is being typed in.
  for (const { field } of entered)
    if (field !== document.activeElement) field.dispatchEvent(new Event('focusout', { bubbles: true }));
  const buttons = new Map(buttonsIn(root).map((button) => [pressKey(button, root), button]));
  early.pressed = early.pressed.filter((key) => {
    buttons.get(key)?.click();
    return !buttons.has(key);
  });
  for (const key of early.sent) {
    const form = buttons.get(key)?.closest('form');
    if (!form) continue;
    early.sent.delete(key);
    // React has taken over what was entered once it has drawn it.
    setTimeout(() => form.requestSubmit());
  }
  for (const key of early.ended) {
    const form = present.get(key)?.form;
    if (!form) continue;
    early.ended.delete(key);
    setTimeout(() => form.requestSubmit());
  }
  return early.entries.size + early.pressed.length + early.sent.size + early.ended.size === 0;
}

/** What comes later than this after the page, as a part of it, was not what the visitor saw. A password may be among what is kept. */
const LONGEST_KEPT_MS = 30_000;

/** What a visitor does on a written page until its code is there. */
export interface EarlyInput {
  /**
   * Hands it to the page that lives now, and to parts of it that are drawn later, each thing once; a page at another address
   * gets nothing.
   */
  handOver(): void;
}

/**
 * Keeps what is typed, ticked, pressed and sent off in a page before its code has loaded: fields that come to life start out
 * empty else, a press does nothing, and a form would be sent by the browser itself. What was entered by the time of the call counts.
 *
 * @param root where the page stands; its fields may be replaced by others
 */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  const early: Early = { entries: new Map(), focused: null, pressed: [], sent: new Set(), ended: new Set() };
  const { pathname } = window.location;
  const control = new AbortController();
  listen(root, early, control.signal);
  return {
    handOver() {
      if (control.signal.aborted) return;
      control.abort();
      if (window.location.pathname !== pathname || handOn(root, early)) return;
      const later = new MutationObserver(() => {
        if (window.location.pathname !== pathname || handOn(root, early)) later.disconnect();
      });
      later.observe(root, { childList: true, subtree: true });
      setTimeout(() => {
        later.disconnect();
        early.entries.clear();
      }, LONGEST_KEPT_MS);
    },
  };
}
