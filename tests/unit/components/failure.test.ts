import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Failure, RemedyContext, type RemedyWays } from '@/components/failure.tsx';
import { screenWays } from '@/components/screen-ways.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { remedyFor, remedyNames, USE_DEVICE } from '@/shared/errors/remedies.ts';

type Props = Omit<Parameters<typeof Failure>[0], 'context'>;

const consent: RemedyWays['consent'] = {
  agreedHosts: { get: async () => [], set: async () => {}, watch: () => {} },
  requestSending: async () => true,
  cloudHost: 'api.example.test',
};

/** A failure as a screen shows it that leads everywhere but to `isHere`. */
function shown(props: Props, isHere: RemedyWays['isHere']): string {
  const value: RemedyWays = { open: () => {}, isHere, consent };
  return renderToStaticMarkup(
    createElement(RemedyContext, { value }, createElement(Failure, { context: 'card', ...props })),
  );
}

const screens = Object.keys(screenWays) as (keyof typeof screenWays)[];

it.each(
  screens.flatMap((screen) => errorCode.options.filter(remedyFor).map((code) => [screen, code] as const)),
)('the %s offers what leads out of %s, unless it is there anyway', (screen, code) => {
  const remedy = remedyFor(code);
  const isHere = (screenWays[screen] as readonly (typeof remedy)[]).includes(remedy);
  const button = `>${remedy && remedyNames[remedy]}</button>`;
  expect(shown({ code }, screenWays[screen]).includes(button)).toBe(!isHere);
});

it('offers this device, unless it is the one that failed', () => {
  const failedBy = (engine: 'local' | 'offline') =>
    shown({ code: 'timeout', engine, onDevice: () => {} }, screenWays.panel);
  expect(failedBy('local')).toContain(USE_DEVICE);
  expect(failedBy('offline')).not.toContain(USE_DEVICE);
});

it('goes on by this device first where a model would have to be set up', () => {
  const ways = shown({ code: 'engine_not_ready', engine: 'cloud', onDevice: () => {} }, screenWays.panel);
  expect(ways.match(/>([^<>]+)<\/button>/g)).toEqual([`>${USE_DEVICE}</button>`, '>Connect</button>']);
});

it.each(['engine_unauthorized', 'host_not_allowed'] as const)(
  'can be asked again after %s was mended',
  (code) => {
    const press = () => {};
    const ways = shown({ code, engine: 'own-key', onRetry: press, onDevice: press }, screenWays.panel);
    expect(ways.match(/(?<=>)[^<>]+(?=<\/button>)/g)).toEqual(['Open settings', 'Retry', USE_DEVICE]);
  },
);

it('tells the failure alone where the screen has no way at all', () => {
  const withoutWays = renderToStaticMarkup(
    createElement(Failure, { code: 'insufficient_credits', context: 'card' }),
  );
  expect(withoutWays).not.toContain('<button');
});
