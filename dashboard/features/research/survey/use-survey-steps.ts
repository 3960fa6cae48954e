import { useState } from 'react';
import { useBackSteps } from '@/dashboard/app/use-back-steps.ts';
import type { SurveyMode } from '@/shared/contracts/analysis-modes.ts';

/** A survey that is being made, and how far it has come. */
export interface Asking {
  mode: SurveyMode;
  step: number;
}

/** Which survey is being made; going back takes one step of it away, then the survey. */
export function useSurveySteps() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const goTo = (step: number) => setAsking((open) => (open && step > 0 ? { ...open, step } : null));
  useBackSteps(asking?.step ?? 0, goTo);
  return {
    asking,
    begin: (mode: SurveyMode) => setAsking({ mode, step: 1 }),
    goTo,
    close: () => setAsking(null),
  };
}
