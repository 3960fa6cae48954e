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
