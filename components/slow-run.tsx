import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { USE_DEVICE } from '@/shared/errors/remedies.ts';
import { draftUnchanged, noAnswerYet, waitingFor } from '@/shared/run/texts.en.ts';
import { Button, type ButtonLook } from './ui/button.tsx';
import { Slow } from './ui/slow.tsx';

/** Most models have begun by then. */
const WAITED_MS = 8_000;

interface SlowRunProps {
  /** Who is at work, as far as that is known. */
  engine: EngineId | null;
  size?: ButtonLook['size'];
  /** Whether it is a draft that is being worked on. */
  ofDraft?: boolean;
  /** Does the same on this device. */
  onDevice?: (() => void) | undefined;
}

/** Says of a run that takes long who is at work, and that this device could do it now; its Cancel stands by its box. */
export function SlowRun({ engine, size, ofDraft = true, onDevice }: SlowRunProps) {
  const isElsewhere = engine !== 'offline';
  const who = engine && waitingFor(engineKind(engine).texts.subject);
  return (
    <Slow
      afterMs={WAITED_MS}
      title={noAnswerYet}
      text={[who, ofDraft && draftUnchanged].filter(Boolean).join(' ')}
    >
      {isElsewhere && onDevice && (
        <Button size={size} onClick={onDevice}>
          {USE_DEVICE}
        </Button>
      )}
    </Slow>
  );
}
