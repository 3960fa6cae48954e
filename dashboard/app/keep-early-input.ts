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
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  return [field.tagName, field.type, label, tickOf(field) === undefined ? '' : field.value].join('\n');
}

/** Names a field by what its user knows it by: the page drawn anew has others in its place. */
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
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Buttons that do something by code alone; one that sends a form is heard by its form. */
const buttonOf = (target: unknown) =>
  target instanceof Element ? target.closest<HTMLElement>('button:not([type=submit])') : null;

/** The frame of a page lives before the page does: React has marked its elements, and hears their presses itself. */
const isLive = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith('__reactProps$'));

/** Names a button by what stands on it, and by how many before it say the same. */
function buttonKey(button: HTMLElement, root: ParentNode): string {
  const name = (of: Element) => of.getAttribute('aria-label') ?? of.textContent;
  const alike = [...root.querySelectorAll('button')].filter((other) => name(other) === name(button));
  return `${name(button)}\n${alike.indexOf(button as HTMLButtonElement)}`;
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

/** What a visitor does on a written page until its code is there. */
export interface EarlyInput {
  /** Hands it to the page that lives now, once, and forgets it; a page at another address gets nothing. */
  handOver(): void;
}

/**
 * Keeps what is typed, ticked, pressed and sent off in a page before its code has loaded: fields that come to life start out
 * empty else, a press does nothing, and a form would be sent by the browser itself. What was entered by the time of the call counts.
 *
 * @param root where the page stands; its fields may be replaced by others
 */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  const entries = new Map<string, Entry>();
  const pressed: string[] = [];
  const { pathname } = window.location;
  const control = new AbortController();
  const options = { capture: true, signal: control.signal };
  let focused: string | null = null;
  let sent: number | null = null;
  const note = (field: Field) =>
    void entries.set(keyOf(field, root), { value: field.value, checked: tickOf(field) });
  for (const field of fieldsIn(root)) if (isChanged(field)) note(field);
  if (isField(document.activeElement)) focused = keyOf(document.activeElement, root);

  document.addEventListener('input', ({ target }) => isField(target) && note(target), options);
  document.addEventListener(
    'click',
    ({ target }) => {
      carryQuery(target);
      const button = buttonOf(target);
      if (button && root.contains(button) && !isLive(button)) pressed.push(buttonKey(button, root));
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = isField(target) ? keyOf(target, root) : null;
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      sent = [...root.querySelectorAll('form')].indexOf(event.target as HTMLFormElement);
    },
    options,
  );
  const enterAll = () => {
    const present = new Map(fieldsIn(root).map((field) => [keyOf(field, root), field]));
    for (const [key, entry] of entries) {
      const field = present.get(key);
      if (field) enter(field, entry);
    }
    if (focused !== null && document.activeElement === document.body)
      present.get(focused)?.focus({ preventScroll: true });
    // A form judges what is left: that has happened to all but the field that is being typed in.
    for (const [key] of entries) {
      const field = present.get(key);
      if (field !== document.activeElement) field?.dispatchEvent(new Event('focusout', { bubbles: true }));
    }
    for (const key of pressed.splice(0)) {
      const button = [...root.querySelectorAll('button')].find((one) => buttonKey(one, root) === key);
      button?.click();
    }
    const form = sent === null ? undefined : root.querySelectorAll('form')[sent];
    // React has taken over what was entered once it has drawn it.
    if (form) setTimeout(() => form.requestSubmit());
  };
  return {
    handOver() {
      if (control.signal.aborted) return;
      control.abort();
      if (window.location.pathname === pathname) enterAll();
      // A password may be among them.
      entries.clear();
    },
  };
}
