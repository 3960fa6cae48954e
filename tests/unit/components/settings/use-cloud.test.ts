import { parseHTML } from 'linkedom';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineOption } from '@/components/engine-text.ts';
import type { EngineStates } from '@/components/settings/settings-store.ts';
import { useCloud } from '@/components/settings/use-cloud.tsx';
import { AppError } from '@/shared/errors/app-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { settingsEnglish } from '@/shared/texts/settings.en.ts';

let root: Root;
let main: Element;
let choose: ReturnType<typeof useCloud>['choose'];
const signIn = vi.fn(async () => {});
const cloudHost = 'api.example.test';
const agreedHosts = { get: async () => [cloudHost], set: async () => {}, watch: () => {} };
const store = { consent: { agreedHosts, requestSending: async () => true, cloudHost }, signIn };

function Choice({ chosen, cloud }: { chosen: EngineOption; cloud: EngineStates['cloud'] }) {
  const states = { cloud } as EngineStates;
  const shown = useCloud(store, { states, chosen, onChosen: () => {} });
  choose = shown.choose;
  return shown.below;
}

const show = (chosen: EngineOption, cloud: EngineStates['cloud']) =>
  act(async () => root.render(createElement(Choice, { chosen, cloud })));

beforeEach(async () => {
  const page = parseHTML('<!doctype html><html><body><main></main></body></html>');
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  main = page.document.querySelector('main') as Element;
  root = createRoot(main);
  await show('auto', 'needs_setup');
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('says nothing more of a sign-in once another engine was chosen, also where that is taken back', async () => {
  await act(async () => choose('cloud'));
  expect(main.textContent).toBe(settingsEnglish.signInAwaited);
  await show('local', 'needs_setup');
  expect(main.textContent).toBe('');
  await show('auto', 'needs_setup');
  expect(main.textContent).toBe('');
});

it('does not wait again after a sign-out', async () => {
  await act(async () => choose('cloud'));
  await show('auto', 'ready');
  await show('auto', 'needs_setup');
  expect(main.textContent).toBe('');
});

it('says why no page opened, and promises nothing', async () => {
  signIn.mockRejectedValueOnce(new AppError('internal'));
  await act(async () => choose('cloud'));
  expect(main.textContent).toContain(textFor('settings', 'internal'));
  expect([...main.querySelectorAll('button')].map((button) => button.textContent)).toContain('Retry');
  expect(main.textContent).not.toContain(settingsEnglish.signInAwaited);
});
