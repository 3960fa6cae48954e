import { termsOf } from '@/shared/documents/context/search-terms.ts';

/** Words as they are written, and as names of columns are held: `pieces` and `piece`. */
const list = (text: string) => [...new Set(text.split('|').flatMap((word) => [word, ...termsOf(word)]))];

/**
 * What figures are called beside the names of their columns. Members of one family stand for each other where a table has
 * one column of the family, or one column of figures alone.
 */
export const families: Readonly<Record<string, readonly string[]>> = {
  revenue: list(
    'sale|sales|revenue|revenues|turnover|income|earnings|earned|earn|invoiced|billed|umsatz|umsatze|einnahmen|einnahme|ertrag|ertrage|erlos|erlose|eingenommen|ventas|venta|ingresos|ingreso|facturacion|ventes|vente|revenu|revenus|recettes|recette|chiffre|takings|made|rapporte|rapportent|rapporter|encaisse|gagne|eingebracht|einbringen|bringen|bringt|recaudo|recaudado|recaudamos|facturo|facturado|ingresado|credit|credits|deposit|deposits|haben|gutschrift|बिक्री|आय|राजस्व',
  ),
  sold: list(
    'sold|sell|sells|selling|verkauft|verkaufte|verkauften|verkauf|verkaufe|vendido|vendida|vendidos|vendio|vendieron|vendimos|vendu|vendus|vendue',
  ),
  cost: list(
    'cost|costs|spend|spent|spending|expense|expenses|expenditure|paid|pay|pays|payment|payments|kosten|ausgaben|ausgabe|ausgegeben|bezahlt|gezahlt|zahlen|zahlt|bezahlen|ausgeben|gekostet|kostet|cuesta|cuestan|gaste|gasto|gastos|gastado|gasta|gastamos|coste|costes|costo|costos|pagado|pago|depense|depenses|cout|couts|pague|paye|payer|charges|aufwand|aufwendungen|egreso|egresos|debit|debits|withdrawal|withdrawals|soll|belastung|खर्च|लागत',
  ),
  quantity: list(
    'einheit|einheiten|unidad|unite|units|unit|quantity|quantities|qty|pieces|pcs|menge|mengen|stuck|stuckzahl|cantidad|unidades|piezas|quantite|quantites|unites|मात्रा',
  ),
  price: list(
    'price|prices|expensive|preis|preise|kostet|kosten|cuesta|coute|teuer|teuerste|pvp|uvp|rrp|msrp|precio|precios|caro|cara|prix|cher|chere|कीमत|मूल्य|दाम',
  ),
  salary: list(
    'salary|salaries|wage|wages|pay|paid|earn|earns|earned|gehalt|gehalter|lohn|verdient|verdienen|salario|sueldo|gana|salaire|salaires|gagne',
  ),
  amount: list(
    'amount|amounts|value|worth|money|geld|dinero|argent|net|gross|betrag|wert|importe|monto|valor|montant|valeur|राशि|रकम',
  ),
};

/** What short heads of columns stand for, as tables print them. */
export const abbreviations: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    pts: list('points|point|punkte|puntos'),
    qty: list('quantity|quantities|pieces|units|menge|stuck|cantidad|quantite'),
    amt: list('amount|amounts|betrag|importe|montant'),
    wt: list('weight|weights|gewicht|peso|poids'),
    ht: list('height|heights'),
    hrs: list('hours|hour|stunden|horas|heures'),
    dept: list('department|departments'),
    temp: list('temperature|temperatures'),
    bal: list('balance|balances'),
    pop: list('population'),
    gf: list('goals|goal|scored|score|tore'),
    ga: list('goals|goal|conceded|concede|gegentore'),
    gd: list('difference'),
  }),
);
/** Heads of one letter, where a table has such heads beside them. */
export const leagueLetters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    w: list('won|win|wins'),
    d: list('draws|draw|drawn|drew|ties'),
    l: list('lost|lose|losses|defeats'),
    p: list('played|games|matches'),
  }),
);

/** Which figures an adjective asks for, beside the most or the least of them. */
export const measured: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ['heaviest|lightest|heavy|heavier|lighter', 'weight|mass|gewicht|peso|poids'],
      ['tallest|tall|taller', 'height|hohe|grosse|altura|taille'],
      ['longest|shortest|long|longer|shorter', 'length|duration|distance|lange|dauer|duracion|duree'],
      ['oldest|youngest|old|older|younger|aged', 'age|ages|alter|edad'],
      ['cheapest|cheaper', 'price|cost|preis|precio|prix'],
      ['hottest|warmest|coldest', 'temperature|temp|temperatur'],
      ['rainiest|wettest', 'rain|rainfall|precipitation|niederschlag'],
      ['windiest', 'wind'],
      ['deadliest', 'deaths|fatalities|killed|victims'],
      ['richest|wealthiest|poorest', 'income|wealth|gdp|einkommen|renta'],
    ] as const
  ).flatMap(([adjectives, names]) => list(adjectives).map((word) => [word, list(names)] as const)),
);

/** Whom a column tells of, for "who". */
export const people = list(
  'who|mieter|mieterin|name|names|customer|client|employee|person|people|respondent|attendee|guest|applicant|candidate|patient|resident|volunteer|passenger|donor|subscriber|leute|personne|persona|salesperson|seller|rep|vendor|supplier|manager|agent|owner|member|student|player|kunde|mitarbeiter|mitarbeiterin|verkaufer|person|lieferant|nom|nombre|cliente|empleado|vendedor|employe|vendeur|author|participant|contact|staff|driver|buyer|assignee|analyst|operator|technician|worker|pupil|teacher|trainer|coach|instructor|doctor|nurse|speaker|runner|tenant|mitglied|schuler|lehrer|trainer|fahrer|spieler|monteur|techniker|arzt|teilnehmer|alumno|alumna|estudiante|profesor|medico|socio|jugador|conductor|eleve|professeur|membre|joueur|medecin|technicien|conducteur|adherent|auteur|ग्राहक|कर्मचारी|विक्रेता|नाम',
);
