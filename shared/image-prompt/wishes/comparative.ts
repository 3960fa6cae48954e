/** Words in -er that compare nothing. */
const NAMES =
  'flower|tower|water|river|paper|winter|summer|corner|tiger|silver|leather|other|another|letter|weather|feather|copper|butter|sweater|number|poster|border|banner|power|shower|spider|father|mother|brother|sister|daughter|dancer|singer|painter|player|soldier|farmer|baker|fisher|teacher|driver|worker|hunter|printer|computer|monster|cover|center|layer|filter|timber|amber|lavender|ginger|under|over|after|ever|never|character|deer|beer|her|per|roller|sneaker|glacier|pier|frontier|chandelier|skyscraper|mixer|counter|trailer|helicopter|motor|easter|october|november|december|september';

/** A comparative as a pattern: `darker`, not `flower`. */
export const COMPARATIVE = `(?!(?:${NAMES})(?!\\p{L}))\\p{L}{2,}er`;
