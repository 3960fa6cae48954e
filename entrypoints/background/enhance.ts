import type { ResultNature } from '@/shared/contracts/enhance.ts';
import { type FallbackEvent, runWithFallback } from '@/shared/engines/fallback.ts';
import { findBlanks, withOwnNames } from '@/shared/enhance/blanks.ts';
import { cleanTask } from '@/shared/enhance/clean-task.ts';
import { keepEdges } from '@/shared/enhance/fragment.ts';
import { itemsIn, withListMarks, withoutListMarks } from '@/shared/enhance/list-marks.ts';
import { addsMarkup } from '@/shared/enhance/markup/adds-markup.ts';
import { locateFindings } from '@/shared/enhance/restore.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import type { EnhancePortEvent, EnhanceStart } from '@/shared/extension/ports.ts';
import type { RequestLog } from '@/shared/extension/request-log.ts';
import { sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { assertAllowed } from '@/shared/extension/switches.ts';
import type { Engines } from './engines.ts';
import type { Enhance } from './enhance-port.ts';
import { type LoggedEvent, runLogged } from './run-logged.ts';

/** Keeps the balance the server told, for the popup. Never fails: a paid answer is not lost to a full disk (faults Q1). */
export async function rememberCredits(credits: number | null): Promise<void> {
  const session = await sessionItem.get();
  if (session && credits !== null) await sessionItem.set({ ...session, credits }).catch(() => undefined);
}

/** What is left for the author to say; a prompt for a chat keeps its brackets, which are the chat's to read. */
function blanksIn(text: string, given: string, nature: ResultNature | undefined): { blanks?: string[] } {
  const blanks = nature === 'prompt' ? [] : findBlanks(text, given);
  return blanks.length > 0 ? { blanks } : {};
}

interface Rewritten {
  /** Null for what is no rewrite: its result is another text, not a changed one. */
  draft: string | null;
  /** Where items of lists begin in it: marks were put there for the engine. */
  items: readonly number[];
}

/** A rewrite as the page takes it; one with headings or lists of its own is laid out anew, and keeps all marks. */
function inPlace(text: string, draft: string, items: readonly number[]): string {
  const keepsAll = items.length === 0 || addsMarkup(text, withListMarks(draft, items));
  return keepsAll ? text : withoutListMarks(draft, items, text);
}

/**
 * An event of a run as the card gets it: the end carries the changes, so that nothing is computed in the page.
 * @param task all the engine was given: blanks in it are the user's own
 */
function toPortEvent(
  event: LoggedEvent | FallbackEvent,
  { task, draft, edges, items }: Pick<EnhanceStart, 'task' | 'edges'> & Rewritten,
): EnhancePortEvent {
  if (event.type !== 'done') return event;
  const given = JSON.stringify(task);
  if (draft === null) {
    // Only a reply is asked to leave blanks: in a translation or an own action brackets are what was wanted.
    if (task.kind !== 'action' || task.action !== 'reply') return { ...event, segments: [], guard: [] };
    const own = withOwnNames(event.text, blanksIn(event.text, given, event.nature).blanks ?? []);
    return { ...event, ...blanksIn(own, given, event.nature), text: own, segments: [], guard: [] };
  }
  const said = inPlace(event.text, draft, items);
  const text = edges && event.sections.length === 0 ? keepEdges(draft, said, edges) : said;
  const segments = diffWords(draft, text);
  return {
    ...event,
    ...blanksIn(text, given, event.nature),
    text,
    segments,
    guard: locateFindings(event.guard, segments),
  };
}

/** Runs a task for whoever opened the port, on the engine in use or, where the user allows it, on the next one. */
export function createEnhance(
  engines: Pick<Engines, 'choose' | 'onDevice' | 'fallbackFor'>,
  log: RequestLog,
): Enhance {
  return async function* enhance({ requestId, task: asked, edges, onDevice, ...rest }, { signal, site }) {
    // Each is a way to the browser's own process and back, and what is refused was sent to nobody.
    const [first, { redact: redacts }] = await Promise.all([
      onDevice ? engines.onDevice() : engines.choose(),
      settingsItem.get(),
      assertAllowed(site),
    ]);
    const clean = cleanTask(asked);
    if (!clean.ok) {
      yield { type: 'error', code: clean.error, engine: first.id };
      return;
    }
    const draft = asked.kind === 'enhance' ? clean.value.text : null;
    const items = itemsIn(draft ?? '', rest.items);
    const task = draft && items.length > 0 ? { ...asked, text: withListMarks(draft, items) } : clean.value;
    const events = runWithFallback({
      first,
      fallbackFor: engines.fallbackFor,
      run: (chosen) => runLogged(chosen, { log, task, requestId, signal, redacts }),
    });
    for await (const event of events) {
      if (event.type === 'done') await rememberCredits(event.credits);
      yield toPortEvent(event, { task, draft, edges, items });
    }
  };
}
