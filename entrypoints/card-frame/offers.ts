import { browser } from 'wxt/browser';
import { subjectLine } from '@/shared/enhance/subject-line.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import { type CardState, isWorthWriting, outcomeOf, textToSend } from '@/shared/extension/card/card-state.ts';
import { offerTexts } from '@/shared/extension/card/offer-texts.en.ts';
import { addSite } from '@/shared/extension/site-access.ts';
import { actionButton } from './action-button.ts';
import { element } from './element.ts';

/** The subject stays the same once the result was written: that one is not told again. */
let lastSubject: string | null = null;

function row(line: string, button: HTMLElement): HTMLElement {
  return element('div', { class: 'remark finding', children: [element('span', { text: line }), button] });
}

/** What may be done beside the result: a subject for a mail that has none, the chip for a site without it. */
export function createOffers(state: CardState, actions: CardActions): HTMLElement[] {
  const { useSubject } = actions;
  const { phase, job, lacksSubject, addableSite } = state;
  const outcome = outcomeOf(phase);
  if (outcome) lastSubject = subjectLine(textToSend(outcome, new Map()));
  const subject = lastSubject;
  const isWritten = phase.name === 'accepted' || (outcome !== null && !isWorthWriting(state));
  if (lacksSubject && !job && subject) {
    const use = actionButton(offerTexts.useSubject, { onPress: () => useSubject(subject) });
    use.setAttribute('aria-label', offerTexts.useSubjectHint);
    return [row(offerTexts.subject(subject), use)];
  }
  const add = isWritten ? createAddSite(addableSite, actions, 'plain') : null;
  return add && addableSite !== null ? [row(offerTexts.noChip(new URL(addableSite).host), add)] : [];
}

/** The press that adds a site; null where there is none, or no way to ask: Firefox gives a frame in a web page none. */
export function createAddSite(
  site: string | null,
  { addSite: askFor }: CardActions,
  kind: 'primary' | 'plain',
): HTMLElement | null {
  const mayAsk = typeof browser.permissions?.request === 'function';
  if (site === null || !mayAsk) return null;
  const add = actionButton(offerTexts.addSite, { onPress: () => askFor(site), kind });
  // Whose it is; the browser names it when it asks.
  add.title = new URL(site).host;
  return add;
}

/** Within a press of the user's. */
export async function askForSite(origin: string): Promise<boolean> {
  try {
    return await addSite(origin);
  } catch (thrown) {
    reportError('card.sites', thrown);
    return false;
  }
}
