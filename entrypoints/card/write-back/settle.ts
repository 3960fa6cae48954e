/** A frame as it comes on a machine with other things to do, too: fewer in a time, and editors are late as well. */
const FRAME_MS = 40;
/** A page that draws nothing, as in the background, is waited for no longer than so many times. */
const PATIENCE = 6;

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Polling {
  withinMs: number;
  stepMs: number;
}

/**
 * Whether something holds by now or comes to hold within a time: of the clock, and of the frames the page draws, since
 * editors act in those.
 */
export async function comesTrue(isTrue: () => boolean, { withinMs, stepMs }: Polling): Promise<boolean> {
  const start = performance.now();
  let frames = 0;
  const count = () => {
    frames += 1;
    request = requestAnimationFrame(count);
  };
  let request = requestAnimationFrame(count);
  try {
    for (;;) {
      if (isTrue()) return true;
      const spentMs = performance.now() - start;
      const isOver = spentMs >= withinMs && frames * FRAME_MS >= withinMs;
      if (isOver || spentMs >= PATIENCE * withinMs) return false;
      await wait(stepMs);
    }
  } finally {
    cancelAnimationFrame(request);
  }
}

/** Gives an editor some time, by the clock and by frames, to act on what it was told. */
export async function settle(ms: number): Promise<void> {
  await comesTrue(() => false, { withinMs: ms, stepMs: ms / 4 });
}
