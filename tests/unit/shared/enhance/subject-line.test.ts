import { expect, it } from 'vitest';
import { subjectLine } from '@/shared/enhance/subject-line.ts';

it.each([
  [
    'Hi Sarah,\n\nCould we move our meeting to Wednesday?\n\nI have a dentist appointment on Monday.\n\nThanks,\nTom',
    'Could we move our meeting to Wednesday?',
  ],
  [
    'Dear Mr. Brown,\n\nI hope this e-mail finds you well. I am writing to let you know that the order of 3 May has arrived broken. Please send a new one.\n\nKind regards,\nAnn Lee',
    'The order of 3 May has arrived broken',
  ],
  [
    'Hello team, the server will be down on Friday from 6 to 8 pm. Best, Joe',
    'The server will be down on Friday from 6 to 8 pm',
  ],
  [
    'Hi,\njust letting you know that the invoice for October, which you asked for twice last week, was sent to the address on your account.\nCheers',
    'The invoice for October',
  ],
  [
    'Hallo Frau Meier,\n\nich hoffe, es geht Ihnen gut. Könnten Sie mir bitte die Rechnung schicken?\n\nMit freundlichen Grüßen\nJan',
    'Könnten Sie mir bitte die Rechnung schicken?',
  ],
  ['Hi Anna,\n\nThanks!\n\nTom', null],
  ['', null],
])('a mail’s subject is in its own words: %j', (mail, subject) => {
  expect(subjectLine(mail)).toBe(subject);
});

it('no subject is longer than a list shows', () => {
  const subject = subjectLine(`We ${'really '.repeat(40)}need the report.`);
  expect(subject?.length).toBeLessThanOrEqual(71);
  expect(subject).toMatch(/really…$/);
});
