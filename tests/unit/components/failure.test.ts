import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Failure, RemedyContext, type RemedyWays } from '@/components/failure.tsx';
import { errorCode } from '@/shared/errors/codes.ts';
import { remedyFor, remedyNames, USE_DEVICE } from '@/shared/errors/remedies.ts';

type Props = Parameters<typeof Failure>[0];

/** A failure as a screen shows it that leads everywhere but to `isHere`. */
function shown(props: Props, isHere: RemedyWays['isHere'] = []): string {
  const value: RemedyWays = { open: () => {}, isHere };
  return renderToStaticMarkup(createElement(RemedyContext, { value }, createElement(Failure, props)));
}

it.each(errorCode.options.filter(remedyFor))('offers what leads out of %s where the screen can', (code) => {
  const remedy = remedyFor(code);
  expect(shown({ code })).toContain(`>${remedy && remedyNames[remedy]}</button>`);
});

it('offers this device, unless it is the one that failed', () => {
  const failedBy = (engine: 'local' | 'offline') => shown({ code: 'timeout', engine, onDevice: () => {} });
  expect(failedBy('local')).toContain(USE_DEVICE);
  expect(failedBy('offline')).not.toContain(USE_DEVICE);
});

it('tells the failure alone where nothing leads out of it, or the screen is where it leads', () => {
  const withoutWays = renderToStaticMarkup(createElement(Failure, { code: 'insufficient_credits' }));
  expect(withoutWays).not.toContain('<button');
  expect(shown({ code: 'timeout' })).not.toContain('<button');
  expect(shown({ code: 'code_editor' }, ['open_panel'])).not.toContain('<button');
});
