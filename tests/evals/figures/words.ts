/** Words of one language for made files and the questions to them. */
export interface Words {
  date: string;
  region: string;
  product: string;
  units: string;
  price: string;
  amount: string;
  total: string;
  grandTotal: string;
  regions: readonly string[];
  products: readonly string[];
  months: readonly string[];
  /** Questions by what they ask; `$1` and so on are names of columns and values. */
  ask: {
    sum: string;
    sumWhere: string;
    average: string;
    count: string;
    most: string;
    least: string;
    perGroup: string;
    share: string;
    growth: string;
    not: string;
    distinct: string;
    highest: string;
  };
}

const en: Words = {
  date: 'Date',
  region: 'Country',
  product: 'Product',
  units: 'Units',
  price: 'Unit price',
  amount: 'Sales',
  total: 'Total',
  grandTotal: 'Grand Total',
  regions: ['Denmark', 'Germany', 'Spain', 'France'],
  products: ['Bikes', 'Helmets', 'Gloves'],
  months: ['January', 'February', 'March', 'April', 'May', 'June'],
  ask: {
    sum: 'What is the total $1?',
    sumWhere: 'How much $1 did $2 have?',
    average: 'What is the average $1?',
    count: 'How many rows are there for $1?',
    most: 'Which $2 had the most $1?',
    least: 'Which $2 had the lowest $1?',
    perGroup: '$1 per $2',
    share: 'What percentage of $1 comes from $2?',
    growth: 'How did $1 change from $2 to $3?',
    not: 'total $1 without $2',
    distinct: 'How many different $1 are there?',
    highest: 'What is the highest $1?',
  },
};

const de: Words = {
  date: 'Datum',
  region: 'Land',
  product: 'Produkt',
  units: 'Menge',
  price: 'Einzelpreis',
  amount: 'Umsatz',
  total: 'Ergebnis',
  grandTotal: 'Gesamtergebnis',
  regions: ['Dänemark', 'Österreich', 'Spanien', 'Frankreich'],
  products: ['Räder', 'Helme', 'Handschuhe'],
  months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ask: {
    sum: 'Wie hoch ist der gesamte $1?',
    sumWhere: 'Wie viel $1 hat $2?',
    average: 'Was ist der durchschnittliche $1?',
    count: 'Wie viele Zeilen gibt es für $1?',
    most: 'Welches $2 hat den höchsten $1?',
    least: 'Welches $2 hat den niedrigsten $1?',
    perGroup: '$1 pro $2',
    share: 'Welchen Anteil am $1 hat $2?',
    growth: 'Wie hat sich der $1 von $2 bis $3 verändert?',
    not: 'Summe $1 ohne $2',
    distinct: 'Wie viele verschiedene $1 gibt es?',
    highest: 'Was ist der höchste $1?',
  },
};

const es: Words = {
  date: 'Fecha',
  region: 'País',
  product: 'Producto',
  units: 'Unidades',
  price: 'Precio',
  amount: 'Ventas',
  total: 'Total',
  grandTotal: 'Total general',
  regions: ['Dinamarca', 'Alemania', 'España', 'Francia'],
  products: ['Bicicletas', 'Cascos', 'Guantes'],
  months: ['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio'],
  ask: {
    sum: '¿Cuál es el total de $1?',
    sumWhere: '¿Cuántas $1 tuvo $2?',
    average: '¿Cuál es el promedio de $1?',
    count: '¿Cuántas filas hay de $1?',
    most: '¿Qué $2 tiene más $1?',
    least: '¿Qué $2 tiene menos $1?',
    perGroup: '$1 por $2',
    share: '¿Qué porcentaje de $1 es de $2?',
    growth: '¿Cómo cambiaron las $1 de $2 a $3?',
    not: 'suma de $1 sin $2',
    distinct: '¿Cuántos $1 distintos hay?',
    highest: '¿Cuál es el valor máximo de $1?',
  },
};

const fr: Words = {
  date: 'Date',
  region: 'Pays',
  product: 'Produit',
  units: 'Quantité',
  price: 'Prix',
  amount: 'Ventes',
  total: 'Total',
  grandTotal: 'Total général',
  regions: ['Danemark', 'Allemagne', 'Espagne', 'Italie'],
  products: ['Vélos', 'Casques', 'Gants'],
  months: ['Janvier', 'Février', 'Mars', 'Avril', 'Mai', 'Juin'],
  ask: {
    sum: 'Quel est le total des $1 ?',
    sumWhere: 'Combien de $1 pour $2 ?',
    average: 'Quelle est la moyenne des $1 ?',
    count: 'Combien de lignes pour $1 ?',
    most: 'Quel $2 a le plus de $1 ?',
    least: 'Quel $2 a le moins de $1 ?',
    perGroup: '$1 par $2',
    share: 'Quel pourcentage des $1 vient de $2 ?',
    growth: 'Comment ont évolué les $1, évolution de $2 à $3 ?',
    not: 'somme des $1 sans $2',
    distinct: 'Combien de $1 différents y a-t-il ?',
    highest: 'Quel est le maximum des $1 ?',
  },
};

export const languages = { en, de, es, fr };

export const filled = (pattern: string, ...names: string[]) =>
  names.reduce((text, name, at) => text.replaceAll(`$${at + 1}`, name), pattern);
