const WORDS = [
  'totals?|sums?|subtotals?|total\\s+sum',
  'gesamt(?:summe|betrag|ergebnis|wert)?|ergebnis|(?:zwischen|end|teil)?summen?|teilergebnis|insgesamt|(?:zwischen|end)ergebnis',
  'totales|suma|sumas|subtotales',
  'totaux|somme|sous-?totaux|sous-?total|ensemble',
  '(?:carried|brought)\\s+forward|ubertrag|suma\\s+y\\s+sigue|suma\\s+anterior|a\\s+reporter',
  // कुल and योग, without the marks that folding drops.
  'कल|यग|कल\\s+यग|कल\\s+जड',
  'totale|totali|totaal|razem|итого|всего|合計|总计|小計',
].join('|');
const BEFORE = '(?:grand|sub|overall|general|running|net|gross|final)[\\s-]*';
const AFTER = '(?:general|generale|general(?:e|es)?|partiel|parcial|net|brut|amount|due)';

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();

const STRONG = new RegExp(`^(?:${BEFORE})?(?:${WORDS})(?:\\s+${AFTER})?\\s*[:=]?$`, 'u');
const EDGE = new RegExp(`^(?:${BEFORE})?(?:${WORDS})\\b(?=[\\s:(-])|[\\s:-](?:${WORDS})\\s*[:=]?$`, 'u');
/** `All regions` adds up others only where its figures do. */
const FAINT = /^(?:all|overall|alle|todos|todas|tous|toutes)(?:\s+\p{L}+)?$/u;
/** Other figures that a row may hold of the rows above it. */
const SUMMARY =
  /^(?:average|mean|avg|median|min(?:imum)?|max(?:imum)?|count|durchschnitt|mittelwert|anzahl|promedio|media|moyenne|nombre)\s*:?$/;

/** Of these some are names of people too: the figures must bear them out. */
const MAYBE_NAME =
  /^(?:max|min|count|mean|media|nombre|report|net(?:to)?(?:betrag)?|net amount|neto|base imponible|total ht|montant ht)$/;

/**
 * How much a label says that its row adds up others: `Grand total`, `Zwischensumme` and `Average` stand for nothing else;
 * `Denmark Total` and `Total Wine` may; `Max` may be somebody.
 */
export function totalLabel(text: string): 'strong' | 'weak' | 'faint' | undefined {
  const folded = fold(text);
  if (folded.length > 60) return undefined;
  if (MAYBE_NAME.test(folded)) return 'faint';
  if (STRONG.test(folded) || SUMMARY.test(folded)) return 'strong';
  if (EDGE.test(folded)) return 'weak';
  return FAINT.test(folded) ? 'faint' : undefined;
}
