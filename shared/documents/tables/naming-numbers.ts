/** Names of columns whose numbers only name things. */
const ID_NAME =
  /(?:^|[\s_.-])(?:id|ids|no|nr|num|number|nummer|n[uú]mero|num[eé]ro|code|zip|plz|postcode|postal|phone|tel|sku|isbn|ean|key|row|pos|index|rank)\.?$|^#$|(?:nr|nummer|code)$|^(?:user|order|customer|client|product|item|account|employee|invoice|transaction|session|record|group|parent|member|student|ticket)id$/i;
/** `customerID`, and not `Paid`. */
const CAMEL_ID = /\p{Ll}I[dD]$/u;
/** Times and turns that are counted on: their numbers come again in other rows and are no amounts. */
const COUNTED_ON =
  /^(?:week|calendar week|week (?:no|nr|number)\.?|kw|kalenderwoche|woche|semana|semaine|month|monat|mes|mois|quarter|quartal|trimestre|day|tag|d[ií]a|jour|round|runde|sprint|semester|matchday|spieltag|lap)$/i;

/** Things that have numbers for names. */
const NUMBERED =
  /^(?:week|weeks|kw|woche|semana|semaine|invoices?|orders?|tickets?|cases?|accounts?|receipts?|rechnung(?:en)?|bestellung(?:en)?|auftr[aä]g|konto|beleg|facturas?|pedidos?|factures?|commandes?|compte)$/i;
/** Accounts and cost centres: whole numbers of one length that come again. */
const ACCOUNT =
  /^(?:(?:gl|g\/l|ledger|cost|counter)?\s?account|konto|gegenkonto|sachkonto|kostenstellen?|kst\.?|kostentr[aä]ger|cost (?:cent(?:re|er)|code)|compte|cuenta|centro de costes?|centre de co[uû]ts?|c[oó]digo|clave|kennung|department no)$/i;
/** Accounts have more digits than counts of them. */
const LEAST_DIGITS = 3;
const YEAR_NAME =
  /^(?:year|years|jahr|jahre|a[nñ]o|ann[eé]e|anno|fy|fiscal year|model year|.*\byear|since|founded|joined|hired|built|seit|desde|depuis)$/i;

/** Whether a name is one of times and turns that are counted on. */
export const isCountedOn = (name: string): boolean => COUNTED_ON.test(name.trim());

const MANY = 8;

/** Whether numbers look like those of orders: each once, going up or of one length. `Orders` may count them, too. */
function areNumbers(all: readonly number[]): boolean {
  const steps = all.slice(1).map((value, at) => value - (all[at] ?? 0));
  // Few counts go up by chance.
  const isRising = steps.every((step) => step === 1 || (step > 0 && all.length >= MANY));
  const lengths = new Set(all.map((value) => String(value).length));
  const areLong = lengths.size === 1 && !lengths.has(1) && !lengths.has(2);
  return new Set(all).size === all.length && (isRising || areLong);
}

/** Whether numbers are years, or only name things. */
export function namesIn(
  name: string,
  values: ReadonlyMap<number, number>,
): { isYear: boolean; isId: boolean } {
  const all = [...values.values()];
  const areYears = all.every((value) => Number.isInteger(value) && value >= 1900 && value <= 2100);
  // "Joined" and "Eintritt" hold years as well: several, and none of them far from today.
  const areRecent = all.length >= 4 && all.every((value) => value >= 1950 && value <= 2040);
  const isYear = areYears && (YEAR_NAME.test(name.trim()) || areRecent);
  const isWhole = all.every((value) => Number.isInteger(value) && value >= 0);
  const isNumbered = NUMBERED.test(name.trim()) && areNumbers(all);
  const [digits = 0, ...others] = new Set(all.map((value) => String(value).length));
  const isAccount = ACCOUNT.test(name.trim()) && others.length === 0 && digits >= LEAST_DIGITS;
  return {
    isYear,
    isId:
      !isYear &&
      isWhole &&
      (isNumbered || isAccount || [ID_NAME, CAMEL_ID, COUNTED_ON].some((one) => one.test(name.trim()))),
  };
}
