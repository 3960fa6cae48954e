import type { GenerateMode, GenerateRequest } from '@/shared/contracts/generate.ts';
import {
  casualLines,
  technicalCode,
  technicalLines,
  technicalPlan,
  wishLines,
} from '@/shared/texts/wish-lines.en.ts';
import type { WishKind } from './worded-topic.ts';

/** What a mode asks for beside the engine's own part of it. */
function modeLines(kind: WishKind, mode: GenerateMode): readonly string[] {
  if (mode === 'casual') return kind === 'code' || kind === 'revision' ? [] : casualLines;
  if (mode !== 'technical' || kind === 'revision') return [];
  if (kind === 'code') return technicalCode;
  return kind === 'plan' ? technicalPlan : technicalLines;
}

const HAS_STEPS: readonly GenerateMode[] = ['chain-of-thought', 'tree-of-thoughts'];

/** The sentences that follow the wish. Who chose a way of thinking gets its steps, and only the length said beside. */
export function linesFor(kind: WishKind, { mode, length }: GenerateRequest): readonly string[] {
  if (mode === 'image') return [];
  if (HAS_STEPS.includes(mode)) return wishLines.request[length];
  return [...wishLines[kind][length], ...modeLines(kind, mode)];
}
