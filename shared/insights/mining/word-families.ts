import { stem } from './fold.ts';

/** Words of one meaning that no ending tells, the first standing for all: those people say of what they use. */
const FAMILIES = `break broke broken breakage|freeze froze frozen|tear tore torn|wear wore worn|steal stole stolen|
shrink shrank shrunk shrunken|sink sank sunk sunken|stick stuck|hold held|fall fell fallen|lose lost|buy bought|pay paid|
send sent|keep kept|sleep slept|bend bent|burn burnt|stink stank stunk smelly|swell swollen|choose chose chosen|
drive drove driven|wake woke woken|ring rang rung|speak spoke spoken|write wrote written|shake shook shaken|come came|
weave wove woven|spill spilt|zip zipper|rust rusty|noise noisy|leak leaky leakage|squeak squeaky|wobble wobbly|
mould mold mouldy moldy|colour color|odour odor|grey gray|tyre tire|fibre fiber|alarm alert warning|graph chart curve`;
const FIRST_OF = new Map(
  FAMILIES.split('|').flatMap((row) => {
    const [first = '', ...others] = row.trim().split(' ');
    return others.map((word) => [stem(word), first] as const);
  }),
);

/** A stemmed word, or the one that stands for its family: `zipper` → `zip`. */
export const firstOfFamily = (stemmed: string): string => FIRST_OF.get(stemmed) ?? stemmed;

/** Consonants that stand twice in the verb itself: `pull`, `miss`, `buzz`, `stuff`. */
const DOUBLED = /([^aeioulszf])\1$/;

/** What the forms of a word have in common, for comparing alone: `fade`, `faded`, `fading`; `break`, `broke`; `zipped`, `zipper`. */
export function family(word: string): string {
  const stemmed = firstOfFamily(stem(word));
  const cut = stemmed.replace(/(?<=[a-z]{2})ied$/, 'y').replace(/(?<=[aeiouy][a-z]*[a-df-z])(?:ed|ing)$/, '');
  const root = cut.length < 3 ? stemmed : cut === stemmed ? cut : cut.replace(DOUBLED, '$1');
  return root.length > 3 ? root.replace(/e$/, '') : root;
}
