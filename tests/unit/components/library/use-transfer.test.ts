import { parseHTML } from 'linkedom';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LibraryAccess } from '@/components/library/library-access.ts';
import { useNotice } from '@/components/library/use-notice.ts';
import { useTransfer } from '@/components/library/use-transfer.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { exportJson } from '@/shared/library/export-library.ts';
import { itemWith, libraryWith } from '@/tests/unit/shared/library/records-for-tests.ts';

let root: Root;
let seen: ReturnType<typeof useLibrary>;
/** What was attempted last. */
let attempted: Promise<void>;
const change = vi.fn<LibraryAccess['change']>();
const access = { readAll: async () => libraryWith({}), change } as Partial<LibraryAccess> as LibraryAccess;

function useLibrary() {
  const board = useNotice();
  const attempt: typeof board.attempt = (work) => {
    attempted = board.attempt(work);
    return attempted;
  };
  return { board, transfer: useTransfer(access, { ...board, attempt }) };
}

function Library() {
  seen = useLibrary();
  return null;
}

beforeEach(() => {
  const page = parseHTML('<!doctype html><html><body><main></main></body></html>');
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(page.document.querySelector('main') as Element);
  act(() => root.render(createElement(Library)));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** Presses, and waits for what that attempts. */
const press = (way: (() => unknown) | undefined) =>
  act(() => {
    way?.();
    return attempted;
  });
const exported = new File([exportJson(libraryWith({ items: [itemWith({})] }), new Date(0))], 'prompts.json');

it('offers no import again that was put aside after it failed', async () => {
  await press(() => seen.transfer.onFile(exported));
  change.mockRejectedValueOnce(new AppError('internal'));
  await press(seen.transfer.onImport);
  expect(seen.board.notice?.again).toBeDefined();
  await press(seen.transfer.onCancel);
  expect(seen.transfer.planned).toBeNull();
  expect(seen.board.notice).toBeNull();
});

it('takes another file in place of one that would not do', async () => {
  await press(() => seen.transfer.onFile(new File(['\0\0\0'], 'prompts.json')));
  const { notice } = seen.board;
  expect(notice?.kind).toBe('failed');
  await press(() => notice?.onFile?.(exported));
  expect(seen.transfer.planned?.plan.adds).toHaveLength(1);
  expect(seen.board.notice).toBeNull();
});
