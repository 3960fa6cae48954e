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

it.each([
  ['report-list', 'Reports not loaded'],
  ['reports', 'Report not loaded'],
  ['report-rename', 'Name not saved'],
  ['report-delete', 'Report not deleted'],
  ['report-share', 'Link not made'],
  ['report-unshare', 'Link not closed'],
  ['weekly', 'Not set up'],
  ['weekly-stop', 'Weekly report not stopped'],
  ['shared-report', 'Report not loaded'],
  ['sample-report', 'Sample not loaded'],
  ['analysis', 'No report made'],
  ['analysis-preview', 'Preview not loaded'],
  ['source-key', 'Key not saved'],
  ['source-key-delete', 'Key not deleted'],
  ['devices', 'Browsers not loaded'],
  ['device-revoke', 'Browser not disconnected'],
  ['own-templates', 'Template not saved'],
  ['template-delete', 'Template not deleted'],
  ['prompts-load', 'Prompts not loaded'],
  ['prompts-delete', 'Prompts not deleted'],
  ['prompt-run', 'No answer'],
  ['image-chat-load', 'Conversation not loaded'],
  ['billing-load', 'Billing not loaded'],
  ['persona', 'Persona not made'],
] as const)('names what a screen was asked for, its second act too: %s', (context, title) => {
  expect(titleFor(context, 'network_error')).toBe(title);
});

it('says what a screen asked for did not become, unless something else is the whole matter', () => {
  expect(titleFor('profile-load', 'network_error')).toBe('Profile not loaded');
  expect(titleFor('profile-load', 'unauthorized')).toBe('Signed out');
});
