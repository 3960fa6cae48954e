import type { ReadEvent, ReadRequest } from '@/shared/documents/read-events.ts';
import { readWorkbookSteps } from './read-workbook.ts';
import type { SheetBook } from './sheet-book.ts';
import { doneEvent, SheetEvents } from './sheet-events.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The events of a workbook while it is read; the last value is the workbook itself, for profiles and exports. */
export async function* openWorkbook(request: ReadRequest): AsyncGenerator<ReadEvent, SheetBook> {
  const startedMs = performance.now();
  const { signal, password } = request;
  const events = new SheetEvents();
  const steps = readWorkbookSteps(request.bytes, { signal, password });
  let rows = 0;
  for (;;) {
    const step = await steps.next();
    signal.throwIfAborted();
    if (step.done) {
      const warnings = [...step.value.warnings, ...events.warnings];
      for (const warning of warnings) yield { type: 'warning', warning };
      const { outline } = events;
      yield doneEvent(step.value, { request, format: 'workbook', outline, warnings, startedMs });
      return step.value;
    }
    const blocks = events.take(step.value.sheet, step.value);
    if (blocks.length > 0) yield { type: 'blocks', blocks };
    if (step.value.isComplete) rows += step.value.rows;
    const done = step.value.isComplete ? rows : rows + step.value.rows;
    yield { type: 'progress', unit: 'rows', done, total: null };
    await nextTurn();
  }
}
