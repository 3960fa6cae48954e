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
export function createOffers(state: CardState, { useSubject, addSite: askFor }: CardActions): HTMLElement[] {
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
  // Firefox gives a frame in a web page no way to ask.
  const mayAsk = typeof browser.permissions?.request === 'function';
  const isInFrame = phase.name === 'failed' && phase.code === 'field_in_frame';
  if (!(isWritten || isInFrame) || addableSite === null || !mayAsk) return [];
  const add = actionButton(offerTexts.addSite, { onPress: () => askFor(addableSite) });
  return [row(offerTexts.noChip(new URL(addableSite).host), add)];
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
