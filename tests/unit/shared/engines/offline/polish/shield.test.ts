import { expect, test } from 'vitest';
import { SHIELD, shieldText } from '@/shared/engines/offline/polish/shield.ts';
import { cpuMs } from '@/tests/support/cpu-ms.ts';

const CHARS = 40_000;

function cpuOf(act: () => void): number {
  const before = cpuMs();
  act();
  return cpuMs() - before;
}

test('a run that is no word is covered, up to the mark that ends it', () => {
  const data = 'abcd+/0123'.repeat(40);
  expect(shieldText(`Look at ${data}, please.`)).toBe(`Look at ${SHIELD.repeat(data.length)}, please.`);
});

test.each(['a', 'ab-', "a'", 'ab.', 'x=1'])('a run of %s takes no more time than words do', (piece) => {
  const run = piece.repeat(CHARS / piece.length);
  const words = 'Please tell me what is wrong with it. '.repeat(CHARS / 38);
  shieldText(words);
  // It was a thousand times as much.
  expect(cpuOf(() => shieldText(run))).toBeLessThan(
    20 *
      Math.max(
        cpuOf(() => shieldText(words)),
        10,
      ),
  );
});
