import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RunFailure } from '@/components/run-failure.tsx';
import { errorCode } from '@/shared/errors/codes.ts';
import { remedyFor, remedyNames, USE_DEVICE } from '@/shared/errors/remedies.ts';

it.each(errorCode.options.filter(remedyFor))('offers what leads out of %s where the screen can', (code) => {
  const html = renderToStaticMarkup(createElement(RunFailure, { code, onRemedy: () => {} }));
  const remedy = remedyFor(code);
  expect(html).toContain(`>${remedy && remedyNames[remedy]}</button>`);
});

it('offers this device, unless it is the one that failed', () => {
  const shown = (engine: 'local' | 'offline') =>
    renderToStaticMarkup(createElement(RunFailure, { code: 'timeout', engine, onDevice: () => {} }));
  expect(shown('local')).toContain(USE_DEVICE);
  expect(shown('offline')).not.toContain(USE_DEVICE);
});

it('tells the failure alone where nothing leads out of it, or the screen has no way there', () => {
  const withoutWay = createElement(RunFailure, { code: 'insufficient_credits', onRemedy: undefined });
  const withoutRemedy = createElement(RunFailure, { code: 'timeout', onRemedy: () => {} });
  for (const failure of [withoutWay, withoutRemedy])
    expect(renderToStaticMarkup(failure)).not.toContain('<button');
});
