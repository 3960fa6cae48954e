import { describe, expect, it } from 'vitest';
import { findCorrections, isSure } from '@/shared/engines/offline/corrections/find-corrections.ts';
import { mendByClasses } from '@/shared/engines/offline/corrections/word-classes.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const grammarian = readLanguageTools();

/** What is changed by itself, as "typed>meant". */
function changed(text: string): string[] {
  return findCorrections({ text, masked: text }, grammarian)
    .filter((one) => isSure(one, false))
    .map(({ start, end, text: meant }) => `${text.slice(start, end)}>${meant}`);
}

describe('words typed as they sound', () => {
  it.each([
    ['I know this is not what you wanted to here.', 'here>hear'],
    ['I already told them about there new office in Lyon.', 'there>their'],
    ['Their is a problem with the payment page again.', 'Their>There'],
    ['The new plan is cheaper then the one we have now.', 'then>than'],
    ['Tell me when your ready to start the call.', "your>you're"],
    ['Nobody knows weather we can ship on Friday.', 'weather>whether'],
    ['It is quiet difficult to explain this on the phone.', 'quiet>quite'],
    ['I think we went threw all of it yesterday.', 'threw>through'],
  ])('%s', (text, change) => expect(changed(text)).toContain(change));

  it.each([
    'If the value is larger then the result is cut.',
    'Come here and listen.',
    'Here the message is shown twice.',
    'We were there when their train came in.',
    'Your answer was right, and you are right to write it down.',
    'I have two dogs, and they are too big to carry.',
    'The weather decides whether we go by bus or buy a car.',
    'Back then we knew less than now.',
    'No one I know was new there.',
    'She passed the station and went past the bank.',
  ])('%s stays', (text) => expect(changed(text)).toEqual([]));
});

describe('words told by what stands beside them', () => {
  const mended = (text: string) =>
    mendByClasses({ text, masked: text }, grammarian.model).map(
      ({ start, end, text: meant }) => `${text.slice(start, end)}>${meant}`,
    );

  it.each([
    ['On Sundays we open late, we repair old bikes to, come by.', 'to>too'],
    ['Make it short but not to salesy please.', 'to>too'],
    ['I bought it in March and its leaking since last week.', "its>it's"],
    ['Rewrite this so its easier to read.', "its>it's"],
  ])('%s', (text, change) => expect(mended(text)).toContain(change));

  it.each([
    'This is the person I gave the book to.',
    'We know whom they sent the books to.',
    'It is not to say that they failed.',
    'The plumber closed its leaking pipe.',
  ])('%s stays', (text) => expect(mended(text)).toEqual([]));
});
