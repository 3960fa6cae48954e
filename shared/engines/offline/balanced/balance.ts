import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { putPointFirst } from '@/shared/engines/offline/modes/email.ts';
import { orderDescription } from '@/shared/engines/offline/modes/image.ts';
import { pathsScaffold, REASONING_BLOCK, stepsScaffold } from '@/shared/engines/offline/modes/reasoning.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { modeOf } from '@/shared/enhance/modes/list.ts';
import type { Mode } from '@/shared/enhance/modes/mode.ts';
import { asksForMail, looksLikeMail } from './layout.ts';
import { tighten } from './tighten.ts';

/** What a mode does to a tightened prompt as a whole; it sees protected parts as signs. */
const shapes: Partial<Record<Mode['rules'], (text: string) => string>> = {
  picture: orderDescription,
};

/** What a mode adds to a prompt of the writer's: its lines, and how to find those of an earlier run. */
interface Addition {
  linesFor: (text: string) => string[];
  earlier: RegExp;
}

const additions: Partial<Record<Mode['rules'], Addition>> = {
  steps: {
    linesFor: stepsScaffold,
    earlier: REASONING_BLOCK,
  },
  approaches: {
    linesFor: pathsScaffold,
    earlier: REASONING_BLOCK,
  },
};

/**
 * The *balanced* level on the device: tightened, laid out, and shaped by its mode. English only; running it twice changes
 * nothing.
 * @param text a clean draft, its grammar mended or not
 */
export function balance(text: string, mode: EnhanceMode): string {
  const addition = additions[modeOf(mode).rules];
  if (addition) return addTo(text, mode, addition);
  const tight = tighten(text, mode);
  const shape = isEnglish(text) ? shapeFor(tight, mode) : undefined;
  const masked = shape && maskProtected(tight);
  if (!masked) return tight;
  const shaped = masked.unmask(shape(masked.text));
  // what ends the text may be a block, with its last line break
  const end = /\n+$/.exec(tight)?.[0] ?? '';
  return shaped.endsWith(end) ? shaped : shaped.trimEnd() + end;
}

function shapeFor(text: string, mode: EnhanceMode): ((text: string) => string) | undefined {
  const isMail = looksLikeMail(text);
  const { rules } = modeOf(mode);
  if (rules === 'mail') return isMail || !asksForMail(text) ? putPointFirst : undefined;
  return isMail ? undefined : shapes[rules];
}

/** The writer's own text tightened, with the mode's lines below it; above it where a text to work on ends it. */
function addTo(text: string, mode: EnhanceMode, { linesFor, earlier }: Addition): string {
  const found = earlier.exec(text)?.[0];
  const own = found
    ? `${text.slice(0, text.indexOf(found))}\n\n${text.slice(text.indexOf(found) + found.length)}`.trim()
    : text;
  const tight = tighten(own, mode);
  if (!isEnglish(own) || looksLikeMail(own)) return found ? text : tight;
  const masked = maskProtected(tight);
  if (!masked) return found ? text : tight;
  const lines = found ? found.trim().split('\n') : linesFor(masked.text);
  if (lines.length === 0) return tight;
  const added = lines.join('\n');
  const endsInMaterial = masked.material !== undefined && /\n[^\S\n]*[\uE000-\uF8FF]\s*$/.test(masked.text);
  return masked.unmask(
    endsInMaterial ? `${added}\n\n${masked.text}` : `${masked.text.trimEnd()}\n\n${added}`,
  );
}
