import { prices } from '@/shared/credits/prices.ts';
import { say } from './say.ts';

const texts: Record<string, () => string> = {
  signup: () => say('reason_signup'),
  enhance: () => say('reason_enhance'),
  action: () => say('reason_action'),
  'follow-ups': () => say('reason_followUps'),
  persona: () => say('reason_persona'),
  answer: () => say('reason_answer'),
  'file-question': () => say('reason_fileQuestion'),
  image: () => say('reason_image'),
  'image-chat': () => say('reason_imageChat'),
  generate: () => say('reason_generate'),
  refresh: () => say('reason_refresh'),
  reclaim: () => say('reason_reclaim'),
  plan: () => say('reason_plan'),
  extra: () => say('reason_extra'),
  refund: () => say('reason_refund'),
};

const spent = new Set<string>(Object.values(prices).map(({ reason }) => reason));

/** What an entry of the ledger is called in the history; one this page has no words for is shown by its own name. */
export function reasonText({ reason, delta }: { reason: string; delta: number }): string {
  const words = reason.replace(/[-_:.]+/g, ' ');
  const text = texts[reason]?.() ?? words.charAt(0).toUpperCase() + words.slice(1);
  // What was paid for comes back under its own name when nothing was delivered (design §5).
  return delta > 0 && spent.has(reason) ? say('givenBack', { text }) : text;
}
