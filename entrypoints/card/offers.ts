import type { CardController } from './card-controller.ts';
import { emptySubject } from './editor/mail.ts';
import { reachWriter } from './reach-scripts.ts';

/** What is offered beside a result. */
export interface Offers {
  /** Writes a subject into the mail's empty field for it. */
  useSubject(subject: string): Promise<void>;
  /** The browser was asked for the site, by the frame. */
  siteAdded(isAdded: boolean): void;
}

export function createOffers(controller: CardController): Offers {
  return {
    async useSubject(subject) {
      const editor = controller.target()?.spot?.editor.current();
      const field = editor && emptySubject(editor);
      const reached = await reachWriter();
      const isWritten = field && reached.ok && (await reached.value.fillField(field, subject));
      if (controller.signal.aborted) return;
      controller.view().focus();
      const note = isWritten ? 'subjectWritten' : 'subjectNotWritten';
      // Where the user wrote one meanwhile, none is wanted any more.
      controller.update({ lacksSubject: false, note: field ? note : null });
    },
    siteAdded(isAdded) {
      // The frame it was added for has the chip from now on, and a card of its own.
      if (isAdded && !controller.target()) controller.close();
      else controller.update(isAdded ? { addableSite: null, note: 'siteAdded' } : { note: 'siteNotAdded' });
    },
  };
}
