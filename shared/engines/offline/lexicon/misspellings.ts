import pairs from './misspellings.json' with { type: 'json' };

/** Wrong spelling → right one, lower case: the commonest ones, each safe to mend without looking at the sentence. */
export const misspellings: ReadonlyMap<string, string> = new Map(Object.entries(pairs));
