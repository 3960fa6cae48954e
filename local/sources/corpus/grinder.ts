import type { Topic } from './topic.ts';

/** An invented coffee grinder. */
export const grinder: Topic = {
  name: 'Aurelia grinder',
  query: 'Aurelia grinder',
  competitors: ['Bexley', 'Nordmahl'],
  vendor: 'AureliaGrinderOfficial',
  communities: ['coffee', 'espresso', 'kitchengear'],
  site: 'coffee',
  titles: [
    'Aurelia grinder after six months',
    'Is the Aurelia grinder worth it?',
    'Aurelia grinder versus Bexley',
    'My morning with the Aurelia grinder',
    'Questions about the Aurelia grinder',
  ],
  truths: [
    {
      name: 'noise',
      words: ['noise', 'loud', 'quiet'],
      intent: 'complaint',
      share: 0.16,
      lines: [
        'The Aurelia grinder is {so|way too|unbearably} loud {at six in the morning|before work|when the baby sleeps}.',
        'The noise {wakes up everyone in the flat|is like a small jet|makes me grind the night before}.',
        'It {screams|whines} through {light|dark} roasts and {the neighbours complained|my partner hates it}.',
        'I {love|like} the grind but the noise {is a nightmare|is terrible|drives me mad}.',
      ],
      foreign: {
        de: [
          'Die Aurelia grinder ist morgens viel zu laut.',
          'Der Lärm der Aurelia grinder weckt alle, einfach zu laut.',
        ],
        fr: [
          "L'Aurelia grinder est beaucoup trop bruyant le matin.",
          "Le bruit de l'Aurelia grinder réveille tout le monde.",
        ],
        es: [
          'La Aurelia grinder hace demasiado ruido por la mañana.',
          'Muy ruidosa la Aurelia grinder, despierta a todos.',
        ],
      },
    },
    {
      name: 'grind consistency',
      words: ['grind', 'consistency', 'fines', 'particle'],
      intent: 'praise',
      share: 0.14,
      lines: [
        'Grind consistency is {excellent|amazing|superb} {even for espresso|right out of the box|at every setting}.',
        'I get {perfect|great} grind consistency {on filter|for pour over|with cheap beans too}.',
        'The grind consistency {beats|easily beats} anything {I owned|at this size}, {no complaints|I am impressed}.',
      ],
    },
    {
      name: 'hopper lid',
      words: ['lid', 'hopper'],
      intent: 'complaint',
      share: 0.09,
      lines: [
        'The hopper lid {cracked|broke} {after three weeks|within a month|the second time I washed it}.',
        'My hopper lid {snapped|broke} and {nobody sells a new one|it does not fit any more}.',
        'A cracked hopper lid on a grinder {this new|of this class} is {awful|disappointing}.',
      ],
      rising: true,
    },
    {
      name: 'price',
      words: ['price', 'expensive', 'cost'],
      intent: 'price',
      share: 0.08,
      lines: [
        'At {$399|$420|380 euros} it is {too expensive|hard to justify|overpriced} {next to a Bexley|for what it does}.',
        'The price {went up|jumped} by {$60|a fifth} {this year|since spring}.',
        'It is expensive, {but|and} I {paid|spent} that {much|kind of money} once.',
      ],
    },
    {
      name: 'single dosing',
      words: ['dosing', 'dose', 'single'],
      intent: 'request',
      share: 0.07,
      lines: [
        'I wish the Aurelia grinder had a {proper|real} single dosing mode.',
        'Please add a single dosing kit, {the hopper is pointless|I change beans daily}.',
        'Single dosing {would be|would really be} {nice|great} {on this one|without buying a bellows}.',
      ],
    },
    {
      name: 'customer support',
      words: ['support', 'service'],
      intent: 'praise',
      share: 0.06,
      lines: [
        'Customer support {sent me a new part in two days|was super helpful|answered within the hour}, {great people|love it}.',
        'Their support team is {fantastic|excellent}, {they called me back|new burrs arrived for free}.',
      ],
    },
    {
      name: 'cleaning',
      words: ['clean', 'cleaning', 'brush'],
      intent: 'question',
      share: 0.06,
      lines: [
        'How do you {clean|get to clean} the {chute|burr chamber} {without taking it apart|of the Aurelia grinder}?',
        'How often does cleaning {need to happen|matter} with oily beans?',
        'Does anyone use {rice|tablets} for cleaning the Aurelia grinder?',
      ],
    },
    {
      name: 'switching to Nordmahl',
      words: ['switching', 'nordmahl'],
      intent: 'switch',
      share: 0.05,
      lines: [
        'I switched from Aurelia to Nordmahl {last spring|a month ago} {and never looked back|because of the noise}.',
        'Moved from Aurelia to Nordmahl {for the quiet motor|after the second repair}.',
      ],
    },
  ],
  asides: [
    'I drink {two|three|four} cups a day.',
    'My {sister|neighbour|office} has the {white|black|older} one.',
    'Beans come from the roaster {round the corner|in town}.',
    'I bought the Aurelia grinder {in March|last year|second hand}.',
    'We mostly make {flat whites|filter|espresso} here.',
    'Posting this from my phone, {sorry for typos|short one}.',
  ],
  foreignOpenings: {
    de: ['Habe die Aurelia grinder seit März.', 'Kurzer Bericht zur Aurelia grinder.'],
    fr: ["J'utilise l'Aurelia grinder depuis un an.", "Petit avis sur l'Aurelia grinder."],
    es: ['Tengo la Aurelia grinder desde enero.', 'Mi experiencia con la Aurelia grinder.'],
    pt: [
      'Comprei a Aurelia grinder em maio e uso todos os dias.',
      'A minha opinião sobre a Aurelia grinder é simples.',
    ],
    it: [
      'Ho la Aurelia grinder da qualche mese in cucina.',
      'Due parole sulla Aurelia grinder dopo un anno.',
    ],
    nl: [
      'Ik heb de Aurelia grinder nu een half jaar in huis.',
      'Korte ervaring met de Aurelia grinder van mij.',
    ],
    ja: ['Aurelia grinder を半年使っています。', 'Aurelia grinder の感想です。毎朝使います。'],
  },
};
