/**
 * Copies a text exactly. Pages with a policy against the clipboard get the older way.
 * @param scope where a field may stand for a moment
 */
export async function copyText(text: string, scope: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, scope);
  }
}

function copyBySelection(text: string, scope: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;opacity:0;inset:0;block-size:1px;inline-size:1px';
  const focused = document.activeElement as HTMLElement | null;
  scope.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return copied;
}
