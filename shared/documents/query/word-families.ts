const list = (text: string) => text.split('|');

/**
 * What figures are called beside the names of their columns. Members of one family stand for each other where a table has
 * one column of the family, or one column of figures alone.
 */
export const families: Readonly<Record<string, readonly string[]>> = {
  revenue: list(
    'sale|sales|revenue|revenues|turnover|income|earnings|earned|earn|invoiced|billed|umsatz|umsatze|einnahmen|erlos|erlose|eingenommen|ventas|venta|ingresos|ingreso|facturacion|ventes|vente|revenu|revenus|recettes|recette|chiffre|takings|credit|credits|deposit|deposits|haben|gutschrift|बिक्री|आय|राजस्व',
  ),
  sold: list(
    'sold|sell|sells|selling|verkauft|verkaufte|verkauften|verkauf|verkaufe|vendido|vendida|vendidos|vendio|vendieron|vendimos|vendu|vendus|vendue',
  ),
  cost: list(
    'cost|costs|spend|spent|spending|expense|expenses|expenditure|paid|pay|pays|payment|payments|kosten|ausgaben|ausgabe|ausgegeben|bezahlt|gezahlt|gekostet|kostet|cuesta|cuestan|gasto|gastos|gastado|gasta|gastamos|coste|costes|costo|costos|pagado|pago|depense|depenses|cout|couts|paye|payer|debit|debits|withdrawal|withdrawals|soll|belastung|खर्च|लागत',
  ),
  quantity: list(
    'einheit|einheiten|unidad|unite|units|unit|quantity|quantities|qty|pieces|pcs|menge|mengen|stuck|stuckzahl|cantidad|unidades|piezas|quantite|quantites|unites|मात्रा',
  ),
  price: list(
    'price|prices|expensive|preis|preise|kostet|kosten|cuesta|coute|teuer|teuerste|precio|precios|caro|cara|prix|cher|chere|कीमत|मूल्य|दाम',
  ),
  salary: list(
    'salary|salaries|wage|wages|pay|paid|earn|earns|earned|gehalt|gehalter|lohn|verdient|verdienen|salario|sueldo|gana|salaire|salaires|gagne',
  ),
  amount: list(
    'amount|amounts|value|money|net|gross|betrag|wert|importe|monto|valor|montant|valeur|राशि|रकम',
  ),
};

/** Whom a column tells of, for "who". */
export const people = list(
  'who|name|names|customer|client|employee|person|people|salesperson|seller|rep|vendor|supplier|manager|agent|owner|member|student|player|kunde|mitarbeiter|mitarbeiterin|verkaufer|person|lieferant|nom|nombre|cliente|empleado|vendedor|employe|vendeur|author|participant|contact|staff|driver|buyer|ग्राहक|कर्मचारी|विक्रेता|नाम',
);
