import type { FileAttachment } from '@/components/files/use-file-actions.ts';

/** Where a draft waits for the panel to be loaded anew: in the memory of this one panel. */
export const WAITING_DRAFT = 'waitingDraft';

/** What is being written in the panel. */
export interface PanelDraft {
  text: string;
  attachment: FileAttachment | null;
}

/** Loads the panel anew, with what is being written in it. */
export function reloadWithDraft(draft: PanelDraft): void {
  // One that waits since an earlier time, its tab not opened yet, stays.
  if (draft.text !== '' || draft.attachment) sessionStorage.setItem(WAITING_DRAFT, JSON.stringify(draft));
  location.reload();
}
