import { CharacterRuns, type Required, requiredBy } from '@/shared/engines/offline/polish/required-words.ts';

/** A wordy phrase and what says the same; `to` may use the groups of `find`. */
export interface Phrase {
  find: RegExp;
  to: string;
  /** Found at the first use. */
  required?: Required;
}

/** Rules applied one after another; a replacement begins as what it stands for began. */
export function replaceAll(text: string, rules: readonly Phrase[]): string {
  let current = text;
  let runs = new CharacterRuns(text);
  for (const rule of rules) {
    rule.required ??= requiredBy(rule.find);
    if (!runs.mayHold(rule.required)) continue;
    const next = replaceOne(current, rule);
    if (next !== current) runs = new CharacterRuns(next);
    current = next;
  }
  return current;
}

const replaceOne = (text: string, { find, to }: Phrase): string =>
  text.replace(find, (...args: unknown[]) => {
    const match = String(args[0]);
    const filled = to.replace(/\$(\d)/g, (_all, group: string) => String(args[Number(group)] ?? ''));
    return /^\p{Lu}/u.test(match) && filled !== ''
      ? filled.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      : filled;
  });
