import { prices } from '@/shared/credits/prices.ts';

const texts: Record<string, string> = {
  signup: 'Welcome credits',
  enhance: 'Rewriting',
  action: 'Action on a text',
  'follow-ups': 'Follow-up questions',
  persona: 'Persona from keywords',
  answer: 'Answer for a comparison',
  'file-question': 'Question about a file',
  image: 'Prompt or caption for a picture',
  'image-chat': 'Image prompt',
  generate: 'Prompt generated',
  refresh: 'Free credits refresh',
  reclaim: 'Free credits reclaimed',
  plan: 'Plan payment',
  extra: 'Extra credits',
  refund: 'Payment refunded',
};

const spent = new Set<string>(Object.values(prices).map(({ reason }) => reason));

/** What an entry of the ledger is called in the history; one this page has no words for is shown by its own name. */
export function reasonText({ reason, delta }: { reason: string; delta: number }): string {
  const words = reason.replace(/[-_:.]+/g, ' ');
  const text = texts[reason] ?? words.charAt(0).toUpperCase() + words.slice(1);
  // What was paid for comes back under its own name when nothing was delivered (design §5).
  return delta > 0 && spent.has(reason) ? `${text}, given back` : text;
}
