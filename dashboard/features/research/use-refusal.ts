import { useState } from 'react';
import type { AnalysisQuestion } from './analysis-state.ts';
import type { OptionValues } from './question-options.ts';
import { type Refusal, refusalOf } from './refusal.ts';

interface Fields {
  query: string;
  options: OptionValues;
}

/** Sends no question that no run could answer, and says why until something in its fields changes. */
export function useRefusal({ query, options }: Fields) {
  const [refused, setRefused] = useState<Fields & { why: Refusal | null }>();
  const isSame = refused?.query === query && refused.options === options;
  const ask = (asked: AnalysisQuestion, act: (asked: AnalysisQuestion) => void): Refusal | null => {
    const why = refusalOf(asked);
    setRefused({ query, options, why });
    if (!why) act(asked);
    return why;
  };
  return { refusal: isSame ? refused.why : null, ask };
}
