import { expect, it } from 'vitest';
import type { EditorRef } from '@/entrypoints/card/editor/editor-ref.ts';
import { holdingKeys } from '@/entrypoints/card/write-back/type-into.ts';

type Listener = (event: object) => void;

/** A field of a page, and what reaches the page of that which is done in it. */
function openField(localName: 'input' | 'textarea') {
  const listeners = new Map<string, Listener>();
  const inserted: string[] = [];
  const reached: string[] = [];
  const ownerDocument = {
    location: { hostname: 'mail.example' },
    defaultView: { addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) },
    execCommand: (_: string, __: boolean, text: string) => inserted.push(text) > 0,
  };
  const createControl = (name: string) => {
    const control: object = {
      localName: name,
      ownerDocument,
      matches: (asked: string) => asked.split(',').includes(name),
      contains: (other: unknown) => other === control,
    };
    return control;
  };
  const field = createControl(localName);
  const ref = { current: () => field, focus() {} } as unknown as EditorRef;
  const fire = (type: string, key: string, aim = field) => {
    let isKept = false;
    listeners.get(type)?.({
      type,
      key,
      isTrusted: true,
      composedPath: () => [aim, {}],
      preventDefault() {},
      stopImmediatePropagation: () => {
        isKept = true;
      },
    });
    if (!isKept) reached.push(`${type} ${key}`);
  };
  const press = (key: string, aim = field) => {
    fire('keydown', key, aim);
    fire('keyup', key, aim);
  };
  return { ref, press, inserted, reached, other: createControl('input') };
}

it('a page hears Enter neither pressed nor let go amid a write', async () => {
  const { ref, press, inserted, reached } = openField('textarea');
  await holdingKeys(ref, async () => {
    for (const key of ['a', 'Enter', 'b']) press(key);
  });
  expect(inserted).toEqual(['a\nb']);
  expect(reached).toEqual(['keyup a', 'keyup b']);
});

it('Enter at the end of a field of one line leaves nothing there', async () => {
  const { ref, press, inserted } = openField('input');
  await holdingKeys(ref, async () => press('Enter'));
  expect(inserted).toEqual([]);
  await holdingKeys(ref, async () => {
    for (const key of ['a', 'Enter']) press(key);
  });
  expect(inserted).toEqual(['a']);
});

it('keys of another field of the page are that field’s', async () => {
  const { ref, press, inserted, reached, other } = openField('textarea');
  await holdingKeys(ref, async () => {
    press('a');
    for (const key of ['p', 'Enter']) press(key, other);
  });
  expect(inserted).toEqual(['a']);
  expect(reached).toEqual(['keyup a', 'keydown p', 'keyup p', 'keydown Enter', 'keyup Enter']);
});
