import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { cleanDraft } from '@/shared/enhance/draft.ts';
import { type FragmentEdges, keepEdges } from '@/shared/enhance/fragment.ts';
import { locateFindings } from '@/shared/enhance/restore.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import type { EnhancePortEvent } from '@/shared/extension/ports.ts';
import { sessionItem } from '@/shared/extension/storage.ts';
import type { Engines } from './engines.ts';
import type { Enhance } from './enhance-port.ts';

/** Keeps the balance the server told, for the popup. */
async function rememberCredits(credits: number | null): Promise<void> {
  const session = await sessionItem.get();
  if (session && credits !== null) await sessionItem.set({ ...session, credits });
}

/** An event of a run as the card gets it: the end carries the changes, so that nothing is computed in the page. */
function toPortEvent(event: EnhanceEvent, draft: string, edges: FragmentEdges | undefined): EnhancePortEvent {
  if (event.type !== 'done') return event;
  const text = edges && event.sections.length === 0 ? keepEdges(draft, event.text, edges) : event.text;
  const segments = diffWords(draft, text);
  return { ...event, text, segments, guard: locateFindings(event.guard, segments) };
}

/** Runs a card's task on the engine that is on. */
export function createEnhance(engines: Pick<Engines, 'choose'>): Enhance {
  return async function* enhance({ requestId, task, edges }, signal) {
    const draft = cleanDraft(task.text);
    const engine = await engines.choose();
    for await (const event of runTask(engine, { requestId, task, signal })) {
      if (event.type === 'done') await rememberCredits(event.credits);
      // The rung that was climbed: rules that answer on our server are not this device's.
      if (event.type === 'start') yield { ...event, engine: engine.id };
      else yield toPortEvent(event, draft.ok ? draft.value : task.text, edges);
    }
  };
}
