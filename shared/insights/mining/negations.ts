const SPELT_OUT =
  /\b(do|does|did|is|are|was|were|has|have|had|will|would|could|should|can)(?: not\b(?! only\b)|not\b)/gi;
const IRREGULAR: Readonly<Record<string, string>> = { will: "won't", can: "can't" };

/** Negations as people write them most, so that every rule reads one form: `does not work`, `cannot open` → `doesn't`, `can't`. */
export const contractNegations = (sentence: string): string =>
  sentence
    .replaceAll('’', "'")
    .replace(SPELT_OUT, (_, verb: string) => IRREGULAR[verb.toLowerCase()] ?? `${verb}n't`);
