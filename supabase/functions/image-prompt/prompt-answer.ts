import type { ImagePromptAnswer, ImageTurn } from '@/shared/contracts/image-prompt.ts';
import { defaultDialect } from '@/shared/image-prompt/dialects.ts';
import { wholePrompt, writePrompt } from '@/shared/image-prompt/write-prompt.ts';
import type { KeptTurn } from './session-store.ts';

export function withoutHash({ bodyHash: _, ...turn }: KeptTurn): ImageTurn {
  return turn;
}

/** A turn as spec §7 has it on the wire, its prompt in the default dialect. */
export function toAnswer(kept: KeptTurn, credits: number | null): ImagePromptAnswer {
  const turn = withoutHash(kept);
  const prompt = wholePrompt(writePrompt(turn.brief, defaultDialect));
  return {
    success: true,
    error: null,
    message: null,
    generated_prompt: turn.kind === 'initial' ? prompt : null,
    refined_prompt: turn.kind === 'refine' ? prompt : null,
    refinement_count: turn.refinementCount,
    turn,
    credits,
  };
}
