import { type RefObject, useRef, useState } from 'react';
import type { EnhanceAct } from '@/components/enhance-actions.tsx';
import type { EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { type PaletteTrigger, typedTrigger } from '@/shared/library/palette/trigger.ts';

interface DraftPaletteInput {
  draft: string;
  setDraft: (draft: string) => void;
  trigger: PaletteTrigger;
  /** Whether something could be started now. */
  canRun: boolean;
  onAct: (act: EnhanceAct, text: string) => void;
  onRewrite: (choice: { level: EnhanceLevel } | { mode: EnhanceMode }, text: string) => void;
}

/** The open palette, with the ways it ends. */
export interface OpenPalette extends Pick<DraftPaletteInput, 'canRun' | 'onAct' | 'onRewrite'> {
  /** Puts a text in the trigger's place and goes on there. @returns the draft as it is now */
  putInPlace: (text: string) => string;
  /** Closes it; what was typed in it goes to the draft, behind the trigger. */
  giveBack: (typed: string, focuses: boolean) => void;
}

/** Types a text over a part of a field: one Ctrl+Z takes it back. */
function typeOver(field: HTMLTextAreaElement, [start, end]: [number, number], text: string): void {
  field.focus();
  field.setSelectionRange(start, end);
  if (text !== '') document.execCommand('insertText', false, text);
  else if (start < end) document.execCommand('delete');
}

/** Opens the palette where its trigger is typed in the draft. */
export function useDraftPalette({ draft, setDraft, trigger, ...acts }: DraftPaletteInput) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const onDraft = (next: string, inputType: string) => {
    // A trigger that Undo or Redo brought back is text.
    setAt(inputType.startsWith('history') ? null : typedTrigger(draft, next, trigger));
    setDraft(next);
  };
  const openAt = (from: number, element: RefObject<HTMLTextAreaElement | null>): OpenPalette => ({
    ...acts,
    putInPlace(text) {
      const { current } = element;
      const isThere = draft.startsWith(trigger, from);
      if (current) typeOver(current, [from, isThere ? from + trigger.length : from], text);
      setAt(null);
      return current?.value ?? draft;
    },
    giveBack(typed, focuses) {
      const end = from + trigger.length;
      if (focuses && element.current) typeOver(element.current, [end, end], typed);
      else if (typed !== '') setDraft(draft.slice(0, end) + typed + draft.slice(end));
      setAt(null);
    },
  });
  return { field, onDraft, props: at === null ? null : openAt(at, field) };
}
