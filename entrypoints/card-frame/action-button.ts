import { element } from './element.ts';
import { onPress as whenPressed } from './press.ts';

interface ActionButtonOptions {
  onPress: () => void;
  kind?: 'primary' | 'plain' | 'quiet' | 'question';
}

/** A button for an act of the user's own. */
export function actionButton(
  label: string,
  { onPress, kind = 'plain' }: ActionButtonOptions,
): HTMLButtonElement {
  const button = element('button', { class: kind, text: label, attributes: { type: 'button' } });
  whenPressed(button, onPress);
  return button;
}
