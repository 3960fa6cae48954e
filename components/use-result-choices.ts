import { useState } from 'react';
import type { SectionTitle } from '@/shared/contracts/enhance.ts';
import { applySegments } from '@/shared/enhance/changes.ts';
import { formatSections } from '@/shared/enhance/sections.ts';
import type { RunOutcome } from './run-state.ts';

interface ResultChoices {
  refused: ReadonlySet<number>;
  dropped: ReadonlySet<SectionTitle>;
  /** The rewrite with these choices. */
  text: string;
  toggleChange: (index: number) => void;
  toggleSection: (title: SectionTitle) => void;
}

/** The set with `item` put in, or taken out where it was in. */
function toggled<T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}

/**
 * The rewrite as the user wants it. Sections cut across changes, so choosing among the one takes back the choice among
 * the other.
 */
export function chosenText(
  outcome: RunOutcome,
  refused: ReadonlySet<number>,
  dropped: ReadonlySet<SectionTitle>,
): string {
  if (dropped.size === 0) return applySegments(outcome.segments, refused);
  return formatSections(outcome.sections.filter(({ title }) => !dropped.has(title)));
}

/** Which changes and sections of one result are wanted; all of them, to begin with. */
export function useResultChoices(outcome: RunOutcome): ResultChoices {
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const [dropped, setDropped] = useState<ReadonlySet<SectionTitle>>(new Set());
  return {
    refused,
    dropped,
    text: chosenText(outcome, refused, dropped),
    toggleChange: (index) => {
      setDropped(new Set());
      setRefused(toggled(refused, index));
    },
    toggleSection: (title) => {
      setRefused(new Set());
      setDropped(toggled(dropped, title));
    },
  };
}
