import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { SectionTitle } from '@/shared/contracts/enhance.ts';
import {
  choiceAgain,
  type Filled,
  keptText,
  type ResultChoice,
  sentText,
  settling,
  wholeResult,
  withChangeToggled,
  withRestored,
  withSectionToggled,
} from '@/shared/run/result-choice.ts';
import type { RunFinding, RunOutcome } from '@/shared/run/run-result.ts';

/** How a result is looked at: sections cut across changes, so it is one or the other. */
type View = 'changes' | 'sections';

interface ResultChoices {
  view: View;
  choice: ResultChoice;
  /** The rewrite with what was chosen. */
  text: string;
  /** The same as it leaves: without open blanks. */
  sent: string;
  filled: Filled;
  fillBlank: (name: string, value: string) => void;
  toggleChange: (index: number) => void;
  toggleSection: (title: SectionTitle) => void;
  restore: (findings: readonly RunFinding[]) => void;
  /** Looks at the result the other way, with all of it chosen. */
  lookAt: (view: View) => void;
}

/** What was chosen of the last result, for the next one of the same draft. */
export type LastChoice = RefObject<(ResultChoice & { done: RunOutcome }) | null>;

const draftOf = ({ segments }: RunOutcome) =>
  segments.map((part) => ('same' in part ? part.same : part.before)).join('');

/** As the card does: what was switched off stays off when the same draft is asked about again. */
function firstChoice(outcome: RunOutcome, last: LastChoice['current'] = null): ResultChoice {
  const isSame = last !== null && draftOf(last.done) === draftOf(outcome);
  return isSame ? choiceAgain(outcome, last) : wholeResult;
}

/** What of one result is wanted; all of it, to begin with, and by sections where it has any. */
export function useResultChoices(outcome: RunOutcome, last?: LastChoice): ResultChoices {
  const [view, setView] = useState<View>(outcome.sections.length > 0 ? 'sections' : 'changes');
  const [choice, setChoice] = useState(() => firstChoice(outcome, last?.current));
  useEffect(() => {
    if (last) last.current = { ...choice, done: outcome };
  }, [last, choice, outcome]);
  const [filled, setFilled] = useState<Filled>(new Map());
  const toggleChange = useCallback((index: number) => {
    setView('changes');
    setChoice((now) => withChangeToggled(now, index));
  }, []);
  return {
    view,
    choice,
    text: keptText(outcome, choice, filled),
    sent: sentText(outcome, choice, filled),
    filled,
    fillBlank: (name, value) => setFilled((now) => new Map(now).set(name, value)),
    toggleChange,
    toggleSection: (title) => setChoice((now) => withSectionToggled(now, title)),
    restore: (findings) => {
      if (findings.some(({ segment }) => segment !== null)) setView('changes');
      setChoice((now) => settling(findings).reduce(withRestored, now));
    },
    lookAt: (next) => {
      setView(next);
      setChoice(wholeResult);
    },
  };
}
