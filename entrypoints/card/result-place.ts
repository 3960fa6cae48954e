import type { ResultNature } from '@/shared/contracts/enhance.ts';
import type { CardJob } from '@/shared/extension/card/card-job.ts';
import type { DraftTarget } from './editor/draft-target.ts';
import { pageComposer } from './editor/page-composer.ts';

/** How a job's result can get into the page. A prompt is for a chat: it takes no place in a mail or a form. */
export function placeForResult(target: DraftTarget | null, job: CardJob, nature?: ResultNature) {
  if (nature !== 'prompt') return placeFor(target, job);
  return pageComposer() && placeFor(target);
}

/** How a text can get into the page. */
export function placeFor(
  target: DraftTarget | null,
  job: CardJob | null = null,
): 'replace' | 'insert' | null {
  const action = job?.kind === 'action' && job.action;
  // What says something to a text instead of saying it otherwise goes below: nothing is lost over it.
  if (target?.spot) return action === 'reply' || action === 'explain' ? 'insert' : 'replace';
  return pageComposer() ? 'insert' : null;
}
