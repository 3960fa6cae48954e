import { actionLabel } from '@/shared/enhance/actions.ts';
import type { CardJob } from './card-job.ts';
import { texts } from './texts.en.ts';

export const isTranslation = (job: CardJob | null): boolean =>
  job?.kind === 'action' && job.action === 'translate';

/** What the card is called while it does something else than rewriting. */
export function jobTitle(job: CardJob): string {
  if (job.kind === 'follow-ups') return texts.followUps;
  if (job.kind === 'save') return texts.save;
  return job.own?.name ?? actionLabel(job.action) ?? job.action;
}
