import { element } from './element.ts';
import { isSeen, watchSight } from './sight.ts';

interface ActionButtonOptions {
  onPress: () => void;
  kind?: 'primary' | 'plain' | 'quiet' | 'question';
}

/**
 * A button for an act of the user's own: what a script of the page presses is dropped, and so is a press on a button
 * that something of the page covers (faults X12, X13).
 */
export function actionButton(
  label: string,
  { onPress, kind = 'plain' }: ActionButtonOptions,
): HTMLButtonElement {
  const button = element('button', { class: kind, text: label, attributes: { type: 'button' } });
  watchSight(button);
  button.addEventListener('click', (event) => {
    if (event.isTrusted && isSeen(button, event)) onPress();
  });
  return button;
}
