import { CODE_EDITOR } from '@/shared/extension/code-model.ts';
import { deepActiveElement, frameDocument, shadowRootOf } from '@/shared/extension/deep-active-element.ts';
import { askModel } from './code-model.ts';
import { editorKind, isTextControl, type TextControl } from './editor-kind.ts';

const takesText = ({ type }: TextControl) => /^(?:text|search|textarea)$/.test(type);

function isWritableControl(element: Element): boolean {
  if (!isTextControl(element) || element.matches(':disabled,:read-only')) return false;
  // Passwords, numbers and addresses are not drafts, and some of these types have no selection to write to.
  return takesText(element);
}

/** What a code editor looks for words with. */
const SEARCH_FIELD = 'input,.find-widget *';
/** No one writes in less. */
const LEAST_PX = 8;

/** Whether a field only takes the keys for a text that is drawn elsewhere: it has no size, or no colour. */
function takesKeysAlone(element: Element): boolean {
  if (element.closest(CODE_EDITOR)) return !element.closest('.cm-content');
  const frame = element.localName === 'body' ? element.ownerDocument.defaultView?.frameElement : null;
  const field = isTextControl(element) ? element : frame;
  // What is not laid out at all is out of sight, but nobody's helper.
  if (!field || field.getClientRects().length === 0) return false;
  const { width, height } = field.getBoundingClientRect();
  return (
    width < LEAST_PX || height < LEAST_PX || field.checkVisibility?.({ opacityProperty: true }) === false
  );
}

/** Why a field that is in use takes no text; null where it does, or where none is in use. */
export function whyNotWritable(
  element: Element | null,
): 'code_editor' | 'field_locked' | 'field_disabled' | 'field_not_prose' | null {
  if (element && takesKeysAlone(element)) return 'code_editor';
  if (!element || !isTextControl(element) || isWritableControl(element)) return null;
  if (!takesText(element)) return 'field_not_prose';
  return element.matches(':disabled') ? 'field_disabled' : 'field_locked';
}

/**
 * The outermost editable element around a node, the text control itself, or the box of a code editor whose model answers;
 * null where nothing can be written.
 */
export function editorAround(node: Node | null): HTMLElement | null {
  // Nodes of a frame are instances of that frame's classes, so the type is asked for by number.
  const element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : node?.parentElement;
  if (!element) return null;
  const box = element.closest<HTMLElement>(CODE_EDITOR);
  if (box && !element.matches(SEARCH_FIELD) && askModel(box)) return box;
  if (takesKeysAlone(element)) return null;
  if (isTextControl(element)) return isWritableControl(element) ? element : null;
  let editor: HTMLElement | null = null;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const candidate = at as HTMLElement;
    if (candidate.isContentEditable) editor = candidate;
    else if (editor) break;
  }
  return editor;
}

/** Whether the focus is in an editor. */
export function hasFocus(editor: HTMLElement): boolean {
  const active = deepActiveElement();
  return active !== null && (active === editor || editor.contains(active));
}

/** Puts the focus into an editor: of a code editor into the field that takes its keys. */
export function focusEditor(editor: HTMLElement): void {
  const keys =
    editorKind(editor) === 'code-model' &&
    editor.querySelector<HTMLElement>('textarea,.native-edit-context,.cm-content');
  // Else the page around a frame goes on naming the card as what has the focus.
  if (editor.ownerDocument !== document) (document.activeElement as HTMLElement | null)?.blur();
  (keys || editor).focus({ preventScroll: true });
}

/** Attributes that tell an editor from its neighbours and outlive a re-render, the surest first. */
const LASTING_ATTRIBUTES = ['id', 'data-testid', 'name', 'aria-label', 'placeholder', 'role'];

/** Every element of a document with its shadow roots and frames of the same origin. */
function* everyElement(root: Document | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    const shadow = shadowRootOf(element);
    if (shadow) yield* everyElement(shadow);
    const inner = frameDocument(element);
    if (inner) yield* everyElement(inner);
  }
}

/**
 * Finds the element a page put in the place of an editor it took away.
 * @returns the only writable editor that carries the old one's marks; null when none or several do
 */
export function findReplacement(old: HTMLElement): HTMLElement | null {
  const found = [...everyElement(document)].filter(
    (element): element is HTMLElement =>
      element.localName === old.localName && editorAround(element) === element,
  );
  for (const name of LASTING_ATTRIBUTES) {
    const value = old.getAttribute(name);
    if (!value) continue;
    const alike = found.filter((element) => element.getAttribute(name) === value);
    if (alike.length === 1) return alike[0] ?? null;
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What lies low in the window is what is written next; fields of one line are searches and names. */
function bottomOf(editor: HTMLElement): number {
  const box = editor.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && editor.localName !== 'input'
    ? box.bottom
    : Number.NEGATIVE_INFINITY;
}

/** The lowest editor that can be seen, in shadow roots and frames of the same origin too. */
export function lowestEditor(): HTMLElement | null {
  let lowest: HTMLElement | null = null;
  for (const element of everyElement(document)) {
    const editor = editorAround(element);
    if (editor !== element || bottomOf(editor) === Number.NEGATIVE_INFINITY) continue;
    if (!lowest || bottomOf(editor) > bottomOf(lowest)) lowest = editor;
  }
  return lowest;
}
