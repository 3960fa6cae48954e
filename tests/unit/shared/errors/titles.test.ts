import { describe, expect, it } from 'vitest';
import { errorCode } from '@/shared/errors/codes.ts';
import { type ErrorContext, textFor } from '@/shared/errors/texts.en.ts';
import { accountTexts } from '@/shared/errors/texts-account.en.ts';
import { analysisTexts } from '@/shared/errors/texts-analysis.en.ts';
import { creditTexts } from '@/shared/errors/texts-credits.en.ts';
import { imageChatTexts } from '@/shared/errors/texts-image-chat.en.ts';
import { panelTexts } from '@/shared/errors/texts-panel.en.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';

const site = { ...accountTexts, ...creditTexts, ...analysisTexts, ...imageChatTexts };
const screens = Object.keys({ ...site, ...panelTexts }) as ErrorContext[];

describe.each(['card', ...screens] as ErrorContext[])('a failure of the screen %s', (screen) => {
  it('has a name of at most four words', () => {
    for (const code of errorCode.options) {
      const title = titleFor(screen, code);
      expect([code, title.split(' ').length <= 4, /[.!?]$/.test(title)]).toEqual([code, true, false]);
    }
  });
});

it.each(screens)('what is said on the screen %s speaks of no draft left unchanged', (screen) => {
  for (const code of errorCode.options) {
    const text = textFor(screen, code);
    expect([code, text]).not.toEqual([code, expect.stringMatching(/draft is unchanged/)]);
    expect([code, text.trim()]).toEqual([code, expect.stringMatching(/^[A-Z“].*[^\s;]$/)]);
  }
});

it('says what a screen asked for did not become, unless something else is the whole matter', () => {
  expect(titleFor('profile-load', 'network_error')).toBe('Profile not loaded');
  expect(titleFor('profile-load', 'unauthorized')).toBe('Signed out');
});
