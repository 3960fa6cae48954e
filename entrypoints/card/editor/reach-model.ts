import { tell } from '@/entrypoints/card/ask.ts';
import { MODEL_BOX } from '@/shared/extension/code-model.ts';
import { deepActiveElement } from '@/shared/extension/deep-active-element.ts';
import { askModel } from './code-model.ts';

/** Has the model of the code editor in use answer, where one is in use and can be reached from the page's own world. */
export async function reachModel(): Promise<void> {
  const box = deepActiveElement()?.closest(MODEL_BOX);
  if (box && !askModel(box)) await tell('card.reachModels', {});
}
