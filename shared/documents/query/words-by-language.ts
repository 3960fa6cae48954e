/** The languages questions are read in. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'hi';

/** What a word or a run of words asks for. */
export type WordRole =
  | 'sum'
  | 'average'
  | 'median'
  | 'most'
  | 'least'
  | 'latest'
  | 'earliest'
  | 'good'
  | 'bad'
  | 'count'
  | 'much'
  | 'distinct'
  | 'share'
  | 'growth'
  | 'each'
  | 'by'
  | 'which'
  | 'who'
  | 'not'
  | 'month'
  | 'quarter'
  | 'year'
  | 'rows'
  | 'arithmetic'
  | 'empty'
  | 'over'
  | 'under'
  | 'at_least'
  | 'at_most'
  | 'between'
  | 'and'
  | 'or'
  | 'to'
  | 'in'
  | 'since'
  | 'after'
  | 'before'
  | 'until'
  | 'stop';

/** Words of questions in five languages, without accents and capitals. Data, not rules: `fill-query.ts` reads them. */
export const wordsByLanguage: Record<Language, Partial<Record<WordRole, string>>> = {
  en: {
    sum: 'the whole|whole|entire|sum of|sum|total of|total|totals|altogether|in total|overall|over all|across all|add up|adds up to|combined|grand total',
    average: 'average of|average|mean of|mean|avg|on average|averaged',
    median: 'median of|median',
    most: 'busiest|highest|hottest|warmest|rainiest|wettest|windiest|deadliest|richest|wealthiest|largest|biggest|most|greatest|max|maximum|top|longest|heaviest|tallest|the most|largest number of',
    least:
      'lowest|coldest|poorest|smallest|least|min|minimum|fewest|bottom|shortest|lightest|youngest|the least|cheapest',
    latest: 'latest|newest|most recent|closing|ending|at the end|in the end',
    earliest: 'earliest|oldest|opening|at the start|at the beginning',
    good: 'best',
    bad: 'worst',
    count: 'how many|number of|nr of|no of|num of|count of|count|how often',
    much: 'how much|what amount of|how high is|how high was|how large is',
    distinct: 'different|distinct|unique',
    share:
      'percentage of|percentage|percent of|percent|share of|share|proportion of|proportion|what part of|fraction of',
    growth:
      'how much more|how many more|how much less|how many fewer|how much higher|how much lower|compared to|compared with|growth of|growth in|growth|grow|grew|grown|change in|change of|change|changed|increase in|increase|increased|decrease in|decrease|decreased|difference in|difference between|difference|trend of|trend|year over year|year on year|over time|compare|compared|comparison|versus|vs|develop|developed|fall|fell|rise|rose|drop|dropped|go up|goes up|went up|gone up|go down|goes down|went down|gone down|year-over-year|year-on-year',
    each: 'for each|for every|in each|in every|per|each|every',
    by: 'broken down by|grouped by|split by|by',
    which: 'which|what',
    who: 'who|whom',
    empty: 'unknown|not known|missing|blank|empty|with no|having no|have no|has no|had no|no',
    arithmetic: 'net of|minus|plus|divided by|multiplied by|times as',
    not: 'not|never|except for|except|without|excluding|other than|apart from|outside of|outside|but not|not counting|not including|leaving out|ignoring|disregarding|not from|not in|not by|not handled by|isn t|aren t|wasn t|weren t|haven t|hasn t|hadn t|did not|don t|didn t|doesn t',
    month: 'month|months|monthly',
    quarter: 'quarter|quarters|quarterly',
    year: 'year|years|yearly|annual|annually',
    rows: 'rows|row|entries|entry|records|record|lines|line items|data sets',
    over: 'longer than|heavier than|older than|taller than|greater than|larger than|higher than|bigger than|more than|above|over|exceeding|exceed|exceeds',
    under:
      'shorter than|lighter than|younger than|cheaper than|less than|lower than|fewer than|smaller than|below|under',
    at_least: 'greater than or equal to|at least|no less than|or more',
    at_most: 'less than or equal to|at most|no more than|up to',
    between: 'between|from',
    and: 'and',
    or: 'or',
    to: 'to|until|till|through|and',
    in: 'in|during|on|for|of',
    since: 'since|starting',
    after: 'after',
    before: 'before|prior to',
    until: 'until|till',
    stop: 'took|take|takes|mr|mrs|ms|miss|a|an|the|of|in|on|at|to|for|from|with|and|is|are|was|were|be|been|am|do|does|did|has|have|had|having|it|its|this|that|these|those|there|their|they|them|he|she|his|her|we|us|our|i|me|my|you|your|can|could|would|should|will|please|show|give|gave|tell|find|list|get|got|bought|ordered|calculate|compute|work|display|let|know|as|than|then|so|if|when|where|how|what|all|any|per|by|about|into|within|made|make|makes|during|also|just|only|was|table|sheet|file|data|figure|number|value|values|result|answer|amount|come|came|comes|look|like|each|want|need|put|see|happen|happened|go|went|using|use|worth|respectively|given|according|based|across|among|together|were|one|same|generated|generate|contributed|brought|bring|s|still|already|yet|currently|now|everything|anything',
  },
  de: {
    sum: 'summe der|summe des|summe von|summe|gesamtsumme|gesamt|insgesamt|zusammen|in summe|gesamtbetrag|gesamte|gesamter|gesamten|gesamtes|summieren|total',
    average:
      'durchschnitt|durchschnittlich|durchschnittliche|durchschnittlicher|durchschnittlichen|durchschnittliches|mittelwert|im schnitt|im durchschnitt|mittlere|mittlerer',
    median: 'median',
    most: 'teuerste|teuersten|teuerster|teuerstes|hochste|hochsten|hochster|hochstes|grosste|grossten|grosster|grosstes|meisten|meiste|am meisten|maximum|maximal|maximale|am hochsten|langste|langsten|langster|am langsten|haufigste|haufigsten|am haufigsten',
    least:
      'niedrigste|niedrigsten|niedrigster|niedrigstes|kleinste|kleinsten|kleinster|kleinstes|geringste|geringsten|wenigsten|am wenigsten|minimum|minimal|minimale|billigste|gunstigste|am niedrigsten',
    latest: 'neueste|neuesten|spateste|spatesten|zuletzt|letzter|letzte|letztes|letzten',
    earliest: 'fruheste|fruhesten|alteste|altesten',
    good: 'beste|besten|bester|bestes|am besten',
    bad: 'schlechteste|schlechtesten|schlechtester|am schlechtesten',
    count: 'wie viele|wieviele|anzahl der|anz der|anz von|anzahl an|anzahl|wie oft',
    much: 'wie viel|wieviel|wie hoch ist|wie hoch war|wie hoch sind|wie hoch|wie gross ist',
    distinct: 'verschiedene|verschiedenen|verschiedener|unterschiedliche|unterschiedlichen|eindeutige',
    share:
      'welchen anteil|anteil der|anteil von|anteil des|anteil am|anteil|prozentsatz|wie viel prozent|wieviel prozent|prozent',
    growth:
      'wie viel mehr|wie viele mehr|wieviel mehr|wie viel weniger|verglichen mit|im vergleich zum|im vergleich zur|im vergleich zu|gegenuber|wachstum|gewachsen|veranderung|verandert|zunahme|zugenommen|abnahme|unterschied zwischen|unterschied|differenz zwischen|differenz|vergleich|vergleiche|entwicklung|stieg|stiegen|sank|sanken|gestiegen|gesunken|anstieg|ruckgang|gefallen|fielen',
    each: 'pro|je|fur jede|fur jeden|fur jedes|jede|jeden|jedes|jeder|jedem',
    by: 'aufgeteilt nach|gruppiert nach|nach',
    which: 'welche|welcher|welches|welchen|welchem|was',
    who: 'wer|wem|wen',
    not: 'nicht in|nicht aus|nicht|abgesehen von|exklusive|exkl|ohne|ausser|ausgenommen|kein|keine|keinen',
    month: 'monat|monate|monaten|monats|monatlich|monatliche',
    quarter: 'quartal|quartale|quartalen|quartals',
    year: 'jahr|jahre|jahren|jahres|jahrlich|jahrliche',
    rows: 'zeilen|eintrage|datensatze|zeile|eintrag',
    over: 'langer als|schwerer als|alter als|teurer als|grosser als|hoher als|mehr als|uber|oberhalb von',
    under:
      'kurzer als|leichter als|junger als|billiger als|kleiner als|niedriger als|weniger als|unter|unterhalb von',
    at_least: 'mindestens|wenigstens',
    at_most: 'hochstens|bis zu|maximal',
    between: 'zwischen|von|vom',
    and: 'und',
    or: 'oder',
    to: 'bis zum|bis|und|auf|zu|zum',
    in: 'im jahr|im jahre|im|in|am|fur',
    since: 'seit|ab',
    after: 'nach',
    before: 'vor',
    until: 'bis',
    stop: 'frau|herr|herrn|familie|gekauft|kaufte|bestellt|bestellte|der|die|das|den|dem|des|ein|eine|einer|eines|einem|einen|und|oder|ist|sind|war|waren|sein|wird|wurde|wurden|werden|worden|hat|haben|hatte|hatten|habe|in|im|an|am|auf|aus|bei|mit|von|vom|fur|zu|zum|zur|es|wir|uns|unser|unsere|unseren|mein|meine|meinen|meinem|meiner|meines|ich|mir|mich|man|sie|ihr|er|gibt|gab|wie|was|wo|wann|denn|da|dass|als|auch|nur|bitte|zeige|zeig|nenne|berechne|rechne|tabelle|datei|blatt|daten|wert|werte|davon|dabei|noch|schon|alle|aller|allen|gemacht|erzielt|erzielte|erzielten|lag|liegt|liegen|um|betragt|betrug|hoch|gross|jahr|sich|viel|viele|kommt|kommen|stammt|entfallt|auf|alles',
  },
  es: {
    sum: 'suma de|suma|total de|total|totales|en total|sumar',
    average: 'promedio de|promedio|media de|media|en promedio|de media|medio',
    median: 'mediana',
    most: 'mayor|mayores|maximo|maxima|mas alto|mas alta|mas altos|mas grande|mas largo|mas larga|mas|la mayor cantidad de|el mayor numero de',
    least: 'menor|menores|minimo|minima|mas bajo|mas baja|mas bajos|menos|mas pequeno|mas barato|mas barata',
    latest: 'mas reciente|mas recientes|ultimo|ultima',
    earliest: 'mas antiguo|mas antigua',
    good: 'mejor|mejores',
    bad: 'peor|peores',
    count: 'cuantos|cuantas|numero de|cantidad de',
    much: 'cuanto|cuanta|a cuanto asciende|a cuanto',
    distinct: 'diferentes|distintos|distintas|unicos|unicas',
    share: 'que porcentaje de|que porcentaje|porcentaje de|porcentaje|proporcion de|proporcion|que parte de',
    growth:
      'cuanto mas|cuantos mas|cuantas mas|cuanto menos|comparado con|en comparacion con|respecto a|frente a|subio|subieron|subido|bajaron|cayo|cayeron|disminuyo|disminuyeron|crecimiento de|crecimiento|crecio|crecieron|cambio de|cambio|cambiaron|diferencia entre|diferencia de|diferencia|aumento de|aumento|aumentaron|variacion de|variacion|evolucion de|evolucion|compara|comparar|comparacion',
    each: 'por cada|por|cada|en cada',
    by: 'agrupado por|desglosado por|segun',
    which: 'que|cual|cuales',
    who: 'quien|quienes',
    not: 'no en|no de|no|sin contar|sin incluir|aparte de|sin|excepto|salvo|excluyendo',
    month: 'mes|meses|mensual|mensuales',
    quarter: 'trimestre|trimestres|trimestral',
    year: 'ano|anos|anual|anuales',
    rows: 'filas|registros|entradas|fila',
    over: 'mayor del|mas del|superior al|mayor que|mayor de|mas de|mas que|superior a|superiores a|por encima del|por encima de|mayores de|mayores que',
    under:
      'menor del|menos del|inferior al|menor que|menor de|menos de|menos que|inferior a|inferiores a|por debajo del|por debajo de',
    at_least: 'al menos|como minimo',
    at_most: 'como maximo|hasta',
    between: 'entre|de|desde',
    and: 'y',
    or: 'o',
    to: 'y|a|hasta',
    in: 'en el ano|en|durante|de|para',
    since: 'desde|a partir de',
    after: 'despues de',
    before: 'antes de',
    until: 'hasta',
    stop: 'senor|senora|el|la|los|las|un|una|unos|unas|de|del|al|a|en|y|o|con|para|es|son|fue|fueron|era|ser|hay|hubo|ha|han|he|hemos|tiene|tienen|tuvo|se|su|sus|nos|nuestro|nuestra|nuestros|nuestras|me|mi|lo|le|les|que|cual|como|cuando|donde|todo|todos|todas|toda|por|favor|muestra|dame|calcula|tabla|archivo|hoja|datos|valor|valores|hizo|hecho|realizo|obtuvo|esta|este|estos|estas|mis|cuantia|viene|vienen|corresponde|mas|todo',
  },
  fr: {
    sum: 'somme des|somme de|somme du|somme|total des|total de|total du|total|totale|totaux|au total|en tout|ensemble',
    average: 'moyenne des|moyenne de|moyenne du|moyenne|moyen|en moyenne|moyens|moyennes',
    median: 'mediane des|mediane de|mediane',
    most: 'la plus grosse|le plus gros|le plus long|la plus longue|plus long|plus longue|plus grosse|plus gros|le plus de|la plus grande|le plus grand|le plus eleve|la plus elevee|le plus haut|le plus|la plus|les plus|plus grand|plus eleve|maximum|maximal|maximale',
    least:
      'le moins de|la plus petite|le plus petit|le plus bas|la plus basse|le plus faible|la plus faible|le moins|la moins|les moins|minimum|minimal|minimale|moins cher',
    latest: 'plus recent|plus recente|en dernier|dernier|derniere',
    earliest: 'plus ancien|plus ancienne',
    good: 'meilleur|meilleure|meilleurs',
    bad: 'pire|pires',
    count: 'combien de|nb de|nbre de|combien d|nombre de|nombre d|nombre des|nombre',
    much: 'combien|quel est le montant|a combien',
    distinct: 'differents|differentes|distincts|distinctes|uniques',
    share:
      'quel pourcentage des|quel pourcentage de|quel pourcentage du|quel pourcentage|pourcentage des|pourcentage de|pourcentage|part des|part de|part du|part',
    growth:
      'combien de plus|combien en plus|combien de moins|par rapport a|croissance des|croissance de|croissance du|croissance|evolution des|evolution de|evolution du|evolution|variation des|variation de|variation|difference entre|difference de|difference|augmentation des|augmentation de|augmentation|augmente|augmentes|evolue|evoluees|progresse|diminue|recule|chute|change|varie|hausse|baisse|compare|comparer|comparaison',
    each: 'pour chaque|par|chaque',
    by: 'regroupe par|ventile par|selon',
    which: 'quel|quelle|quels|quelles|que|qu',
    who: 'qui',
    not: 'pas en|pas de|pas|sauf|hormis|en dehors de|sans compter|sans|hors|excepte|a l exception de',
    month: 'mois|mensuel|mensuelle',
    quarter: 'trimestre|trimestres|trimestriel',
    year: 'annee|annees|annuel|annuelle',
    rows: 'lignes|enregistrements|entrees|ligne',
    over: 'plus grand que|superieur a|superieure a|superieurs a|superieures a|plus de|plus que|au dessus de|au-dessus de',
    under:
      'plus petit que|inferieur a|inferieure a|inferieurs a|inferieures a|moins de|moins que|en dessous de|au-dessous de',
    at_least: 'au moins',
    at_most: 'au plus|au maximum',
    between: 'entre|de|du',
    and: 'et',
    or: 'ou',
    to: 'et|a|au|jusqu a',
    in: 'en|pendant|durant|pour|de',
    since: 'depuis|a partir de',
    after: 'apres',
    before: 'avant',
    until: 'jusqu a|jusqu en',
    stop: 'madame|monsieur|mme|le|la|les|l|un|une|des|de|du|d|a|au|aux|en|et|ou|avec|pour|dans|sur|est|sont|etait|etaient|ete|etre|a-t-il|y|il|elle|on|nous|notre|nos|je|me|mon|ma|mes|ce|cette|ces|cet|se|son|sa|ses|leur|leurs|vient|viennent|provient|a|as|ai|qui|que|quoi|comment|quand|combien|tout|tous|toute|toutes|svp|montre|donne|calcule|tableau|fichier|feuille|donnees|valeur|valeurs|avons|ont|avait|fait|faits|realise|realisee|t|s|n|ne|eu|a-t-on|t-on',
  },
  hi: {
    sum: 'कुल मिलाकर|कुल|योग|जोड़|टोटल',
    average: 'औसत|औसतन',
    median: 'माध्यिका',
    most: 'सबसे ज़्यादा|सबसे ज्यादा|सबसे अधिक|सबसे बड़ा|सबसे बड़ी|सबसे बड़े|सर्वाधिक|अधिकतम',
    least: 'सबसे कम|सबसे छोटा|सबसे छोटी|न्यूनतम',
    latest: 'नवीनतम|सबसे नया|सबसे नई',
    earliest: 'सबसे पुराना|सबसे पुरानी',
    good: 'सबसे अच्छा|सबसे अच्छी',
    bad: 'सबसे खराब|सबसे बुरा',
    count: 'कितने|की संख्या|संख्या|कितनी बार',
    much: 'कितना|कितनी',
    distinct: 'अलग-अलग|अलग अलग|विभिन्न',
    share: 'कितने प्रतिशत|प्रतिशत|फीसदी|हिस्सा|हिस्सेदारी',
    growth: 'वृद्धि|बढ़ोतरी|बदलाव|अंतर|तुलना',
    each: 'प्रति|हर|प्रत्येक',
    by: 'के अनुसार|के हिसाब से',
    which: 'किस|किन|कौन सा|कौन सी|कौनसा|कौनसी|क्या',
    who: 'किसने|कौन|किसका|किसकी',
    not: 'के अलावा|को छोड़कर|के बिना|बिना|नहीं',
    month: 'महीना|महीने|माह|मासिक',
    quarter: 'तिमाही',
    year: 'साल|वर्ष|वार्षिक',
    rows: 'पंक्तियां|पंक्ति',
    and: 'और',
    or: 'या',
    in: 'में',
    stop: 'है|हैं|था|थी|थे|हुई|हुआ|हुए|का|की|के|को|में|से|पर|और|ने|यह|वह|हमारा|हमारी|हमारे|मेरा|मेरी|मेरे|हमने|मैंने|रहा|रही|रहे|किया|गया|गई|बताओ|बताइए|दिखाओ|मुझे|सभी|सब',
  },
};
