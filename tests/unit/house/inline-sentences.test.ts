import { describe, expect, test } from 'vitest';
import { inlineSentences, sentencesIn } from '@/tests/support/inline-sentences.ts';

/**
 * Sentences that still stand in the code of a room, those for models among them; a number goes down as they move into catalogues
 * (`*.en.ts`), never up.
 */
const AT_MOST = {
  'entrypoints/popup': 0,
  'entrypoints/welcome': 0,
  'entrypoints/options': 0,
  'entrypoints/sidepanel': 0,
  'entrypoints/chat.content': 0,
  'entrypoints/handoff.content': 0,
  'entrypoints/background': 0,
  components: 0,
  'dashboard/app': 0,
  'dashboard/pages': 0,
  'dashboard/features': 0,
  'dashboard/content': 0,
  'entrypoints/card': 0,
  'entrypoints/card-frame': 0,
  'entrypoints/layouts': 0,
  'entrypoints/code-models': 0,
  'entrypoints/model-host': 0,
  'shared/chats': 0,
  'shared/client': 0,
  'shared/contracts': 1,
  'shared/credits': 0,
  'shared/documents': 147,
  'shared/engines': 237,
  'shared/enhance': 42,
  'shared/errors': 8,
  'shared/extension': 2,
  'shared/image-prompt': 5,
  'shared/insights': 112,
  'shared/library': 16,
  'shared/run': 0,
  'supabase/functions': 9,
} as const;

test.each(Object.entries(AT_MOST))('%s holds no more sentences in its code than %i', (room, atMost) => {
  const found = inlineSentences(room);
  expect(
    found.length,
    `A new sentence goes to shared/texts (ADR 61). Here are:\n${found.join('\n')}`,
  ).toBeLessThanOrEqual(atMost);
});

describe('what counts', () => {
  test.each([
    ['<p>Hi there</p>', ['Hi there']],
    ['<Field label="Draft" />', ['Draft']],
    [`const said = ok ? "It is done now" : \`No chip on \${host} yet\``, ['It is done now', 'No chip on']],
    [
      `<p>{count === 1 ? 'credit' : 'credits'}{low && ', running low'}</p>`,
      ['credit', 'credits', ', running low'],
    ],
    [`<Live text={\`\${n} \${n === 1 ? 'template' : 'templates'}\`} />`, ['template', 'templates']],
    [`<p className={low ? 'low' : 'high'}>{mode === 'all' ? say('every') : null}</p>`, []],
    ['<Button kind="quiet">{say("change")}</Button>', []],
    ['throw new TypeError("This cannot be read")', []],
    ['console.error("This has failed badly")', []],
    ['import x from "Some where else"', []],
  ])('%s', (source, found) => {
    expect(sentencesIn('a.tsx', source)).toEqual(found);
  });
});
