import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerText } from '@/components/files/answer-text.tsx';

// Faults I4: what a file had a model say must not pass for our own screen.
test.each([
  '[Resume](https://evil.example/pay)',
  '| Accept | Cancel |\n| --- | --- |\n| yes | no |',
  '<button type="button">Ask</button>',
  '![chart](https://evil.example/x.png)',
  '<a href="javascript:alert(1)">Insert into chat</a>',
])('an answer that imitates the panel stays words: %s', (text) => {
  const markup = renderToStaticMarkup(
    createElement(AnswerText, {
      text,
      ask: async () => {
        throw new Error('Nothing is asked before the answer is shown.');
      },
      isRunning: true,
      onShow: () => undefined,
    }),
  );
  expect(markup).not.toMatch(/<(?:a|button|img|table)\b/);
  expect(markup).toContain(text.slice(0, 1) === '<' ? '&lt;' : text.slice(0, 8));
});
