import type { DataColumn } from '@/shared/documents/tables/data-column.ts';

/** What columns of hours and minutes hold, whatever they are called. */
export const HOURS = /^(?:h|hrs?|hours?|std|stunden?|horas?|heures?)$/;

/** Units as they are written and said, in any language: the words of a line are the same one. */
const UNITS = `l liter liters litre litres litro litros ltr
kwh kilowatt-hour kilowatt-hours kilowattstunde kilowattstunden kilovatios
mwh megawatt-hours megawattstunden
m² m2 qm sqm quadratmeter quadratmetern square-meters square-metres metros-cuadrados
m³ m3 cbm kubikmeter kubikmetern cubic-meters cubic-metres
km² km2 quadratkilometer
kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramos
g gram grams gramm gramme grammes gramo gramos
t ton tons tonne tonnes tonnen tonelada toneladas
lb lbs pound pounds pfund libra libras
oz ounce ounces unze unzen onza onzas
km kilometer kilometers kilometre kilometres kilometern kilometro kilometros
mi mile miles meile meilen milla millas
m meter meters metre metres metern metro metros
cm centimeter centimeters centimetre centimetres zentimeter centimetros
mm millimeter millimeters millimetre millimetres millimetern milimetros
h hr hrs hour hours std stunde stunden hora horas heure heures
min mins minute minutes minuten minuto minutos
s sec second seconds sekunde sekunden segundos secondes
d day days tag tage dia dias jour jours
ml milliliter milliliters millilitre mililitros
gal gallon gallons gallone gallonen galon galones
pcs pc piece pieces stk stuck st unidad unidades unites
%  percent prozent porcentaje pourcent`
  .split('\n')
  .map((line) => line.split(/\s+/));

/** All ways to say a unit; none of what is no unit. */
export const sameUnit = (unit: string): readonly string[] =>
  UNITS.find((line) => line.includes(unit.trim().toLowerCase())) ?? [];

/** Currencies and units as they are said behind a number, by what cells show. */
const SAID: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:\$|USD|US\$|CAD|AUD)$/i, /^(?:dollars?|dolar(?:es)?|usd|bucks)$/],
  [/^(?:€|EUR)$/i, /^(?:euros?|eur)$/],
  [/^(?:£|GBP)$/i, /^(?:pounds?|gbp|quid|pfund|libras?|livres?)$/],
  [/^(?:₹|INR)$/i, /^(?:rupees?|rs|inr|rupien|rupias?|roupies?)$/],
  [/^(?:¥|JPY|CNY)$/i, /^(?:yen|yuan|jpy|cny)$/],
  [/^(?:Fr\.?|CHF)$/i, /^(?:chf|francs?|franken)$/],
  [/^%$/, /^(?:percent|prozent|porciento|pourcent)$/],
  [/^h$/, HOURS],
];

/** The columns whose figures are shown with a unit that is said; undefined where no unit is. */
export function columnsInUnit(text: string, columns: readonly DataColumn[]): number[] | undefined {
  const shown = SAID.find(([, word]) => word.test(text))?.[0];
  return shown && columns.flatMap(({ unit }, at) => (unit && shown.test(unit) ? [at] : []));
}
