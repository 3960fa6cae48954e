import type { EngineId } from '@/shared/contracts/enhance.ts';
import { USE_DEVICE } from '@/shared/errors/remedies.ts';
import { engineText } from './engine-text.ts';
import { say } from './say.ts';
import { Button, type ButtonLook } from './ui/button.tsx';
import { Slow } from './ui/slow.tsx';

/** Most models have begun by then. */
const WAITED_MS = 8_000;

interface SlowRunProps {
  /** Who is at work, as far as that is known. */
  engine: EngineId | null;
  size?: ButtonLook['size'];
  /** Does the same on this device. */
  onDevice?: (() => void) | undefined;
}

/** Says of a run that takes long who is at work, and that this device could do it now; its Cancel stands by its box. */
export function SlowRun({ engine, size, onDevice }: SlowRunProps) {
  const isElsewhere = engine !== 'offline';
  const text = engine && isElsewhere ? say('slowEngine', { engine: engineText(engine).name }) : say('slow');
  return (
    <Slow afterMs={WAITED_MS} text={text}>
      {isElsewhere && onDevice && (
        <Button size={size} onClick={onDevice}>
          {USE_DEVICE}
        </Button>
      )}
    </Slow>
  );
}
