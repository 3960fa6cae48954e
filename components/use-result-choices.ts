import { useCallback, useState } from 'react';
import type { SectionTitle } from '@/shared/contracts/enhance.ts';
import { applyDiff } from '@/shared/enhance/changes.ts';
import { formatSections } from '@/shared/enhance/sections.ts';
import type { RunOutcome } from './run-state.ts';

/** How a result is looked at and chosen from: sections cut across changes, so it is one or the other. */
export type ResultChoice =
  | { by: 'changes'; refused: ReadonlySet<number> }
  | { by: 'sections'; dropped: ReadonlySet<SectionTitle> };

interface ResultChoices {
  choice: ResultChoice;
  /** The rewrite with what was chosen. */
  text: string;
  toggleChange: (index: number) => void;
  toggleSection: (title: SectionTitle) => void;
  /** Looks at the result the other way, with all of it chosen. */
  chooseBy: (by: ResultChoice['by']) => void;
}

/** The set with `item` put in, or taken out where it was in. */
function toggled<T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}

/** Everything of the result, looked at one way. */
function wholeBy(by: ResultChoice['by']): ResultChoice {
  return by === 'changes' ? { by, refused: new Set() } : { by, dropped: new Set() };
}

/** The rewrite as the user wants it. */
export function chosenText(outcome: RunOutcome, choice: ResultChoice): string {
  if (choice.by === 'changes') return applyDiff(outcome.segments, choice.refused);
  if (choice.dropped.size === 0) return outcome.text;
  return formatSections(outcome.sections.filter(({ title }) => !choice.dropped.has(title)));
}

/** What of one result is wanted; all of it, to begin with, and by sections where it has any. */
export function useResultChoices(outcome: RunOutcome): ResultChoices {
  const [choice, setChoice] = useState(() => wholeBy(outcome.sections.length > 0 ? 'sections' : 'changes'));
  const toggleChange = useCallback((index: number) => {
    setChoice((now) => ({
      by: 'changes',
      refused: toggled(now.by === 'changes' ? now.refused : new Set(), index),
    }));
  }, []);
  return {
    choice,
    text: chosenText(outcome, choice),
    toggleChange,
    toggleSection: (title) =>
      setChoice((now) => ({
        by: 'sections',
        dropped: toggled(now.by === 'sections' ? now.dropped : new Set(), title),
      })),
    chooseBy: (by) => setChoice(wholeBy(by)),
  };
}
