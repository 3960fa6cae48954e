/** What a pivot table calls the place of its columns, and what it works out: neither is a group. */
const PLACE =
  /^(?:(?:column|row) labels|(?:spalten|zeilen)beschriftungen|[ée]tiquettes de (?:colonnes|lignes)|etiquetas de (?:columna|fila))$/i;
const FIGURE =
  /^(?:(?:sum|count|average|max|min) of|(?:summe|anzahl|mittelwert) von|(?:suma|cuenta|promedio) de|(?:somme|nombre|moyenne) de)\s/i;
const SUM = /^(?:sum of|summe von|suma de|somme de)\s+/i;

export const isPivotPlace = (text: string): boolean => PLACE.test(text);
export const isPivotFigure = (text: string): boolean => FIGURE.test(text);

/** A pivot's sums are of its field: "Sum of Kilos" are kilos. Its counts and means are not. */
export const summedField = (caption: string): string => caption.replace(SUM, '');
