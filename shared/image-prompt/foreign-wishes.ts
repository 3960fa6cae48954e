/** How wishes are put in other languages, as the English ones the rules know; things stay in the words they were said in. */
type Shell = readonly [said: RegExp, wish: string];

const FRENCH_THING = "(?:(?:le|la|les|un|une|des|du|de la|de|mon|ma) |l['’]|d['’]|de l['’])?(.+)";
const french: readonly Shell[] = [
  [/^(?:annule|annuler|reviens en arrière|retour)$/i, 'undo'],
  [/^(?:rends[- ]la |rends[- ]le |en |un peu )?plus (?:sombre|foncée?)$/i, 'darker'],
  [
    /^(?:rends[- ]la |rends[- ]le |en |un peu )?plus (?:claire?|lumineu(?:x|se))$|^plus de lumière$/i,
    'brighter',
  ],
  [/^(?:un peu )?plus (?:chaude?|de couleurs chaudes)$/i, 'warmer'],
  [/^(?:un peu )?plus froide?$/i, 'cooler'],
  [/^(?:un peu )?plus (?:près|proche)$|^rapproche(?:[- ]toi)?$/i, 'closer'],
  [/^(?:un peu )?plus loin$|^éloigne(?:[- ]toi)?$/i, 'further'],
  [
    /^(?:floute (?:le fond|l['’]arrière[- ]plan)|(?:avec )?(?:un |le )?(?:fond|arrière[- ]plan) (?:plus )?flou)$/i,
    'blur the background',
  ],
  [/^(?:en |au )?(?:format )?carré$/i, 'square format'],
  [/^(?:en |au )?(?:format )?(?:paysage|horizontal)$/i, 'landscape format'],
  [/^(?:en |au )?format (?:portrait|vertical)$|^vertical$/i, 'portrait format'],
  [/^(?:de|la|fais[- ]le de|mets[- ]le de) nuit$/i, 'at night'],
  [
    /^(?:en|comme une?|plutôt en) (aquarelle|peinture à l['’]huile|dessin(?: au crayon)?|croquis|photo|gravure|bande dessinée)$/i,
    'style: $1',
  ],
  [/^en couleurs?$/i, 'in colour'],
  [/^(?:de|fais[- ]le de|mets[- ]le de) jour$/i, 'in daylight'],
  [/^en noir et blanc$/i, 'in black and white'],
  [
    new RegExp(
      `^(?:mais )?(?:sans|pas de (?!deux\\b|trois\\b)|pas d['’]|plus aucune? |aucune? ) ?(?!serif\\b)${FRENCH_THING}$`,
      'iu',
    ),
    'no $1',
  ],
  [new RegExp(`^(?:enlève|enlevez|retire|retirez|supprime|ôte|efface) ${FRENCH_THING}$`, 'iu'), 'remove $1'],
  [/^(?:ajoute|ajoutez|rajoute|mets|mettez) (.+)$/iu, 'add $1'],
  [/^(.+) au lieu (?:du |de la |des |de l['’]|de |d['’])(.+)$/iu, 'replace $2 with $1'],
  [/^(?:remplace|change) (?:le |la |les |l['’])?(.+) par (.+)$/iu, 'replace $1 with $2'],
  [/^plus (?:de |d['’])(.+)$/iu, 'more $1'],
  [/^moins (?:de |d['’])(.+)$/iu, 'less $1'],
];

const GERMAN_IT = '(?:mach(?:e)? (?:es|das|das bild|das ganze) |bitte |etwas |ein bisschen |viel )*';
const GERMAN_THING = '(?:(?:der|die|das|den|dem|ein|eine|einen|keine?n?) )?(.+?)';
const german: readonly Shell[] = [
  [/^(?:(?:mach (?:es|das) )?rückgängig|(?:einen schritt )?zurück)$/i, 'undo'],
  [new RegExp(`^${GERMAN_IT}dunkler$`, 'i'), 'darker'],
  [new RegExp(`^${GERMAN_IT}(?:heller|mehr licht)$`, 'i'), 'brighter'],
  [new RegExp(`^${GERMAN_IT}wärmer$`, 'i'), 'warmer'],
  [new RegExp(`^${GERMAN_IT}(?:kälter|kühler)$`, 'i'), 'cooler'],
  [new RegExp(`^${GERMAN_IT}(?:näher(?: heran| ran)?)$`, 'i'), 'closer'],
  [new RegExp(`^${GERMAN_IT}weiter weg$`, 'i'), 'further'],
  [
    /^(?:(?:mach )?(?:den |der )?hintergrund (?:bitte )?(?:un?scharf|verschwommen|weichzeichnen)|unscharfer hintergrund)$/i,
    'blur the background',
  ],
  [/^(?:im )?quadrat(?:isch)?$|^quadratisches format$/i, 'square format'],
  [/^(?:im )?querformat( \d+:\d+)?$/i, 'landscape format'],
  [/^(?:im )?hochformat$/i, 'portrait format'],
  [
    /^(?:mach (?:es|das) )?(?:als|wie ein(?:e)?) (aquarell|ölgemälde|(?:bleistift)?zeichnung|skizze|foto|gemälde|comic|holzschnitt|pixel-?art)$/i,
    'style: $1',
  ],
  [/^(?:bei nacht|nachts|mach es nacht)$/i, 'at night'],
  [/^(?:mach (?:es|das|sie|ihn) )?(?:wieder )?(?:in )?farb(?:e|ig)$/i, 'in colour'],
  [/^(er|sie|es|(?:der|die|das) \p{L}+) soll (.+) tragen$/iu, '$1 trägt $2'],
  [/^(er|sie|es|(?:der|die|das) \p{L}+) soll (.+) haben$/iu, '$1 hat $2'],
  [/^(?:am tag|bei tag|tagsüber|mach es tag)$/i, 'in daylight'],
  [/^(?:in )?schwarz-?wei(?:ß|ss)$/i, 'in black and white'],
  [/^im stil von (.+)$/iu, 'in the style of $1'],
  [new RegExp(`^(?:bitte )?(?:ohne|keine?n?) ${GERMAN_THING}$`, 'iu'), 'no $1'],
  [new RegExp(`^(?:entferne|lösche|streiche) ${GERMAN_THING}$`, 'iu'), 'remove $1'],
  [new RegExp(`^(?:lass|nimm) ${GERMAN_THING} weg$`, 'iu'), 'remove $1'],
  [/^(?:füge|setz) (.+?) (?:hinzu|dazu|ein)$/iu, 'add $1'],
  [/^(?:doch |noch |bitte )*[Mm]it (?!text\b)(.+)$/u, 'add $1'],
  [/^(?:ersetze|tausche) (?:den |die |das )?(.+?) (?:durch|gegen) (.+)$/iu, 'replace $1 with $2'],
  [/^(.+) (?:statt|anstelle von|anstatt) (?:des |der |dem )?(.+)$/iu, 'replace $2 with $1'],
  [
    /^(?:statt|anstelle von|anstatt) (?:des |der |dem )?(\p{L}+),? (?:lieber |doch |besser |nimm )*(.+)$/iu,
    'replace $1 with $2',
  ],
  [/^mehr (.+)$/iu, 'more $1'],
  [/^weniger (.+)$/iu, 'less $1'],
  [
    /^mach(?:e)? (?:es|das|das bild|das ganze) (?:noch |etwas |ein bisschen |viel )*(\p{L}{3,})er$/iu,
    'mood: $1',
  ],
];

const SPANISH_THING = '(?:(?:el|la|los|las|un|una|unos|unas) )?(.+)';
const spanish: readonly Shell[] = [
  [/^(?:deshacer|deshaz(?: eso)?|vuelve atrás)$/i, 'undo'],
  [/^(?:hazl[oa] |un poco )*más oscur[oa]$/i, 'darker'],
  [/^(?:hazl[oa] |un poco )*más (?:clar[oa]|luminos[oa]|luz|brillante)$/i, 'brighter'],
  [/^(?:hazl[oa] |un poco )*más (?:cálid[oa])$/i, 'warmer'],
  [/^(?:hazl[oa] |un poco )*más (?:frí[oa])$/i, 'cooler'],
  [/^(?:un poco )?más cerca$/i, 'closer'],
  [/^(?:un poco )?más lejos$/i, 'further'],
  [/^(?:desenfoca el fondo|(?:con )?(?:el )?fondo (?:desenfocado|borroso))$/i, 'blur the background'],
  [/^(?:en )?(?:formato )?cuadrado$/i, 'square format'],
  [/^(?:en )?(?:formato )?(?:horizontal|apaisado)$/i, 'landscape format'],
  [/^(?:en )?(?:formato )?vertical$/i, 'portrait format'],
  [/^(?:de noche|hazlo de noche)$/i, 'at night'],
  [/^(?:en|como(?: una?)?|al) (acuarela|óleo|dibujo(?: a lápiz)?|boceto|foto|grabado|cómic)$/i, 'style: $1'],
  [/^(?:a|en) color$/i, 'in colour'],
  [/^(?:hazlo )?de día$/i, 'in daylight'],
  [/^en blanco y negro$/i, 'in black and white'],
  [new RegExp(`^sin (?!city\\b)${SPANISH_THING}$`, 'iu'), 'no $1'],
  [new RegExp(`^(?:quita|elimina|borra) ${SPANISH_THING}$`, 'iu'), 'remove $1'],
  [/^(?:añade|agrega|pon) (.+)$/iu, 'add $1'],
  [/^(?:cambia|reemplaza|sustituye) (?:el |la |los |las )?(.+) por (.+)$/iu, 'replace $1 with $2'],
  [/^(.+) en (?:vez|lugar) de (?:el |la |los |las )?(.+)$/iu, 'replace $2 with $1'],
  [/^más (.+)$/iu, 'more $1'],
  [/^menos (.+)$/iu, 'less $1'],
  [/^haz(?:lo|la) (?:un poco |mucho )?más (\p{L}{4,})$/iu, 'mood: $1'],
];

const ITALIAN_THING = "(?:(?:il|lo|la|i|gli|le|un|uno|una) |l['’]|un['’])?(.+)";
const italian: readonly Shell[] = [
  [/^(?:annulla|torna indietro)$/i, 'undo'],
  [/^(?:fall[oa] |un po['’] )*più scur[oa]$/i, 'darker'],
  [/^(?:fall[oa] |un po['’] )*più (?:chiar[oa]|luminos[oa]|luce)$/i, 'brighter'],
  [/^(?:fall[oa] |un po['’] )*più cald[oa]$/i, 'warmer'],
  [/^(?:fall[oa] |un po['’] )*più fredd[oa]$/i, 'cooler'],
  [/^più vicino$/i, 'closer'],
  [/^più lontano$/i, 'further'],
  [/^(?:sfoca lo sfondo|(?:con )?(?:lo )?sfondo sfocato)$/i, 'blur the background'],
  [/^(?:in )?(?:formato )?quadrato$/i, 'square format'],
  [/^(?:in )?(?:formato )?orizzontale$/i, 'landscape format'],
  [/^(?:in )?(?:formato )?verticale$/i, 'portrait format'],
  [/^(?:di notte|fallo di notte)$/i, 'at night'],
  [/^(?:in|come(?: un[oa']?)?|ad?) (acquerello|olio|disegno|schizzo|foto|incisione|fumetto)$/i, 'style: $1'],
  [/^a colori$/i, 'in colour'],
  [/^(?:fallo )?di giorno$/i, 'in daylight'],
  [/^in bianco e nero$/i, 'in black and white'],
  [new RegExp(`^senza ${ITALIAN_THING}$`, 'iu'), 'no $1'],
  [new RegExp(`^(?:togli|rimuovi|elimina) ${ITALIAN_THING}$`, 'iu'), 'remove $1'],
  [/^(?:aggiungi|metti) (.+)$/iu, 'add $1'],
  [/^(.+) al posto (?:del |della |dello |dei |di |dell['’])(.+)$/iu, 'replace $2 with $1'],
  [/^più (.+)$/iu, 'more $1'],
  [/^meno (.+)$/iu, 'less $1'],
];

const russian: readonly Shell[] = [
  [/^(?:отмени|назад|верни как было)$/i, 'undo'],
  [/^(?:сделай )?(?:чуть |немного )?темнее$/i, 'darker'],
  [/^(?:сделай )?(?:чуть |немного )?(?:светлее|ярче)$/i, 'brighter'],
  [/^(?:сделай )?(?:чуть |немного )?теплее$/i, 'warmer'],
  [/^(?:сделай )?(?:чуть |немного )?холоднее$/i, 'cooler'],
  [/^(?:чуть |немного )?ближе$/i, 'closer'],
  [/^(?:чуть |немного )?дальше$/i, 'further'],
  [/^(?:чёрно|черно)-?бел(?:ое|ый|ая|ым)$/i, 'in black and white'],
  [/^без (.+)$/iu, 'no $1'],
  [/^(?:убери|удали) (.+)$/iu, 'remove $1'],
  [/^добавь (.+)$/iu, 'add $1'],
  [/^замени (.+) на (.+)$/iu, 'replace $1 with $2'],
];

const shells: readonly Shell[] = [...french, ...german, ...spanish, ...italian, ...russian];
/** What a wish begins with politely, or is joined by. */
const AROUND =
  /^(?:et |mais |puis |und |aber |y |pero |e |ma )?(?:bitte |(?:doch )?lieber |besser |plutôt |por favor,? |mejor |que sea |per favore,? |meglio )?(?=\S)|,? (?:s['’]il (?:te|vous) pla[iî]t|bitte|por favor|per favore)$/giu;

/** A wish in another language as the rules put it, `sans lune` as `no lune`; any other stays as it is. */
export function inEnglish(wish: string): string {
  const bare = wish.replace(AROUND, '').trim();
  const shell = shells.find(([said]) => said.test(bare));
  return shell ? bare.replace(...shell) : wish;
}

/** A message of several such wishes, each by itself: `dunkler und ohne Mond`; any other stays whole. */
export function splitForeign(wish: string): string[] {
  const parts = wish.split(/,? (?:und|et|y|e|и) |, /iu);
  return parts.length > 1 && parts.every((part) => inEnglish(part) !== part) ? parts : [wish];
}
