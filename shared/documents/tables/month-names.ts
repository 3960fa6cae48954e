/** The twelve months in English, German, Spanish, French and Hindi, without accents. */
const NAMES: readonly string[] = [
  'january february march april may june july august september october november december',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
];
/** Abbreviations that are no three or four first letters of a name. */
const SHORT: Readonly<Record<string, number>> = { mrz: 3, maerz: 3, sept: 9, juil: 7, fevr: 2, setiembre: 9 };

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\.$/, '');

const known = new Map<string, number>(Object.entries(SHORT));
for (const names of NAMES)
  names.split(' ').forEach((name, at) => {
    known.set(fold(name), at + 1);
    if (!/^[a-z]/.test(name)) return;
    // `jui` and `mar` begin one month or two of a language; `mar` begins no other month of any of them.
    const short = name.slice(0, 3);
    if (short !== 'jui') known.set(short, at + 1);
  });

/** 1 to 12 of a month's name or its first three letters; undefined for anything else. */
export const monthOf = (word: string): number | undefined => known.get(fold(word));
