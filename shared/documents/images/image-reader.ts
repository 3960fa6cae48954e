import type { DocumentWarning } from '@/shared/documents/document.ts';
import type { ReadEvent, Reader, ReadRequest } from '@/shared/documents/read-events.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { decodeImage } from './decode-image.ts';
import { describeLook } from './image-answers.ts';
import { readImageHeader } from './image-header.ts';
import { lookAt } from './look.ts';
import { type Recognised, recognise } from './recognise.ts';

/**
 * Reads a picture: the text in it, then one caption with what can be said of its colours and size. Text found in a picture
 * is data like any other (faults I1).
 */
export const readImage: Reader = async function* (request) {
  const startedMs = performance.now();
  const header = readImageHeader(request.bytes);
  if (request.signal.aborted) throw new AppError('aborted');
  const warnings: DocumentWarning[] = [];
  if (header.isAnimated) warnings.push({ code: 'animation_first_frame', place: { in: 'image' } });
  if (header.isCut) warnings.push({ code: 'damaged', place: { in: 'image' } });
  yield { type: 'progress', unit: 'percent', done: 0, total: 100 };
  const picture = await decodeImage(request.bytes, header, request);
  let recognised: Recognised | undefined;
  if (request.recognise !== false) {
    const steps = progressSteps();
    const work = recognise(picture, { ...request, place: { in: 'image' }, onProgress: steps.report });
    yield* steps.until(work);
    recognised = await work;
    warnings.push(...recognised.warnings);
    if (recognised.blocks.length > 0) yield { type: 'blocks', blocks: recognised.blocks };
  }
  const look = describeLook(lookAt(picture, recognised));
  yield { type: 'blocks', blocks: [{ kind: 'caption', place: { in: 'image' }, text: look }] };
  for (const warning of warnings) yield { type: 'warning', warning };
  yield { type: 'done', facts: factsOf(request, warnings, performance.now() - startedMs) };
};

function factsOf(request: ReadRequest, warnings: DocumentWarning[], elapsedMs: number) {
  return {
    id: '',
    name: request.name,
    format: 'image' as const,
    bytes: request.bytes.length,
    parts: null,
    warnings,
    outline: [],
    provenance: { reader: 'tesseract', elapsedMs },
  };
}

/** Turns calls into events, of each time only the latest. */
function progressSteps() {
  let done = 0;
  let wake = () => {};
  return {
    report(share: number) {
      done = Math.round(share * 100);
      wake();
    },
    async *until(work: Promise<unknown>): AsyncGenerator<ReadEvent> {
      let isOver = false;
      const end = () => {
        isOver = true;
        wake();
      };
      work.then(end, end);
      for (let told = 0; !isOver; ) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (isOver || done !== told) resolve();
        });
        if (isOver || done === told) continue;
        told = done;
        yield { type: 'progress', unit: 'percent', done, total: 100 };
      }
    },
  };
}
