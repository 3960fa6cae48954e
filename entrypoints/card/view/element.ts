type Child = Node | string | null | false;

interface ElementOptions {
  class?: string;
  text?: string;
  /** Set as they are; `null` and `false` leave the attribute out. */
  attributes?: Record<string, string | number | boolean | null>;
  children?: readonly Child[];
}

/** A DOM element; its text is only ever text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { class: className, text, attributes = {}, children = [] }: ElementOptions = {},
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children.filter((child): child is Node | string => child !== null && child !== false));
  return node;
}

/**
 * A button for an act of the user's own: what a script of the page presses is dropped, and so is a press on a card that
 * something of the page covers (faults X12, X13).
 */
export function actionButton(
  label: string,
  { onPress, kind = 'plain' }: { onPress: () => void; kind?: 'primary' | 'plain' | 'quiet' },
): HTMLButtonElement {
  const button = element('button', { class: kind, text: label, attributes: { type: 'button' } });
  button.addEventListener('click', (event) => {
    if (event.isTrusted && !isCovered(button, event)) onPress();
  });
  return button;
}

function isCovered(button: HTMLElement, { clientX, clientY, detail }: MouseEvent): boolean {
  const isPointer = detail > 0 && (clientX !== 0 || clientY !== 0);
  const host = (button.getRootNode() as ShadowRoot).host;
  return isPointer && document.elementFromPoint(clientX, clientY) !== host;
}
