import { expect, it } from 'vitest';
import { askModel } from '@/entrypoints/card/editor/code-model.ts';
import { ASK_MODEL, MODEL_ANSWER, MODEL_BOX } from '@/shared/extension/code-model.ts';

it('asks with edits planned in texts on which the page hangs its records', () => {
  const box = Object.assign(new EventTarget(), { matches: (selector: string) => selector === MODEL_BOX });
  const asked: unknown[] = [];
  box.addEventListener(ASK_MODEL, (event) => {
    asked.push(JSON.parse(String((event as CustomEvent).detail)));
    box.dispatchEvent(new CustomEvent(MODEL_ANSWER, { detail: '{"text":"the","start":3,"end":3}' }));
  });
  const record: { of?: unknown } = {};
  record.of = record;
  const edits = [{ start: 0, end: 3, text: 'the', piece: { at: 0, node: { record } } }];
  expect(askModel(box as unknown as Element, { edits })).toEqual({ text: 'the', start: 3, end: 3 });
  expect(asked).toEqual([{ edits: [{ start: 0, end: 3, text: 'the', piece: { at: 0 } }] }]);
});
