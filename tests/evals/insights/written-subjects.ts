import { readFileSync } from 'node:fs';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';

/** Voices written by hand, some fifty a subject, as somebody would import them: `author|day|text`, one a line. */
function readWritten(file: string): RawItem[] {
  const lines = readFileSync(new URL(`./written/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return toImportedItems(
    lines.map((line) => {
      const [author = '', createdAt = '', ...text] = line.split('|');
      return { author, createdAt, text: text.join('|') };
    }),
  );
}

interface WrittenSubject {
  query: string;
  file: string;
  competitors: readonly string[];
  /** Whether the rules were ever changed with its report in view. */
  heldOut: boolean;
  /** What at least three people bring up: name, and the words of a label that find it. */
  truths: Readonly<Record<string, string>>;
}

/**
 * Unlike what the scripts make: hardly any word of praise or blame, mockery, questions to oneself, namesakes, sellers, other
 * languages, one thing said in many words.
 */
const written: readonly WrittenSubject[] = [
  {
    query: 'Kestrel 120 kayak',
    file: 'kayak.txt',
    competitors: ['Tahoma'],
    heldOut: false,
    truths: {
      seams: 'seam|stitch',
      seat: 'seat|back|lumbar',
      drying: 'dry',
      stability: 'stab',
      skeg: 'skeg',
      'drain plug': 'drain|plug',
      valve: 'valve|air',
      price: 'price|money',
      support: 'support|service|warranty',
      pump: 'pump',
      colour: 'design|colour|fad',
      bag: 'bag',
      switching: 'switch',
    },
  },
  {
    query: 'Medora clinic software',
    file: 'clinic-software.txt',
    competitors: [],
    heldOut: false,
    truths: {
      reminders: 'remind|notif|text',
      prescriptions: 'prescri|script|sign',
      migration: 'migrat|import|data',
      price: 'price|fee',
      claims: 'claim',
      outages: 'outage|reliab',
      'lab results': 'lab',
      'text size': 'font|readab|chart',
      vaccinations: 'vaccin',
      'logging in': 'log|account|app',
      support: 'support',
      training: 'train|learn|ease',
      calendar: 'calendar|booking',
    },
  },
  {
    query: 'Sorrel meal kit',
    file: 'meal-kit.txt',
    competitors: ['HelloFresh', 'Gousto'],
    heldOut: true,
    truths: {
      recipes: 'recipe|card',
      portions: 'portion',
      freshness: 'fresh|veg|fish|chicken|ice',
      packaging: 'packag|plastic',
      skipping: 'skip|week|charge',
      cancelling: 'cancel|subscri',
      'vegan choice': 'vegan|vegetarian|meal',
      delivery: 'deliver|box|courier',
      price: 'price|money',
      kids: 'kid|child',
      switching: 'switch',
    },
  },
  {
    query: 'Aurelia Air',
    file: 'airline.txt',
    competitors: ['Norwind'],
    heldOut: false,
    truths: {
      'lost luggage': 'luggage|bag|suitcase|baggage|maleta',
      'cabin bag fees': 'carry-on|cabin bag|hand luggage|gate|rucksack',
      delays: 'delay|late|tarmac|on time|hour|announcement',
      crew: 'crew|attendant|staff',
      refunds: 'refund|money|voucher|claim|cancel',
      'app and check-in': 'app|boarding pass|check-in|check in',
      'seating families apart': 'seat|apart|together|famil|kid',
      legroom: 'legroom|leg room|knee|seat|tall|pitch',
      food: 'food|meal|roll|vegetarian',
      price: 'price|fare|cheap',
      'hidden fees': 'fee|checkout|drip|hidden|price',
      'new aircraft': 'plane|aircraft|a320|clean|socket',
      'customer service': 'service|phone|support|chat|human',
      pushchairs: 'pushchair|stroller|buggy|pram|baby',
      boarding: 'board|bus',
      switching: 'switch',
    },
  },
  {
    query: 'Hollow Orchard',
    file: 'game.txt',
    competitors: [],
    heldOut: false,
    truths: {
      soundtrack: 'soundtrack|music|composer|theme',
      crashes: 'crash|ctd|deck|startup',
      'lost saves': 'save|slot|autosave|lost',
      fishing: 'fish',
      inventory: 'inventor|slot|stack|backpack|chest|bag',
      multiplayer: 'multiplayer|co-op|coop',
      controller: 'controller|gamepad|mouse|stick|remap',
      'characters and writing': 'writing|character|npc|dialogue|stor|villager',
      'day length': 'day|clock|time',
      performance: 'fps|stutter|frame|performance|laptop|slow|speed',
      price: 'price|worth|sale|euro|buck',
      translation: 'translat|locali|german|french|übersetz',
      developers: 'dev',
      art: 'art|pixel|palette|screenshot|design|look|graphic',
      endgame: 'endgame|content|end|dlc',
      tutorial: 'tutorial|explain|tell|repair|how to|ease|learn',
    },
  },
  {
    query: 'Lumibank',
    file: 'bank.txt',
    competitors: ['Tidepay'],
    heldOut: false,
    truths: {
      'frozen accounts': 'account|frozen|froze|freez|konto|block|lock',
      support: 'support|service|soporte|chat',
      'opening an account': 'open|account|sign|konto|eröffn',
      fees: 'fee|gebühr|comisi|withdraw|price',
      'sub-accounts': 'pot|space|unterkont|saving',
      'joint account': 'joint|share|gemeinsch|couple|partner',
      notifications: 'notif|push',
      fraud: 'fraud|betrug|phish',
      transfers: 'transfer|überweis',
      interest: 'interest|zins|saving|interes',
      'app crashes': 'app|crash|update|log',
      switching: 'switch',
    },
  },
  {
    query: 'Skillforge',
    file: 'course.txt',
    competitors: ['Codeharbor'],
    heldOut: false,
    truths: {
      grader: 'grad|checker|exercise',
      instructors: 'instructor|teacher|okafor|teach',
      'outdated content': 'outdated|content|date|material|video|course',
      refunds: 'refund|money',
      'renewal and billing': 'renew|billing|charge|trial|cancel|subscri',
      certificate: 'certif',
      projects: 'project|capstone|portfolio',
      mentors: 'mentor',
      offline: 'offline|download|app|video',
      subtitles: 'subtitle|caption',
      community: 'communit|discord|group|forum',
      price: 'price|overpriced|month|cost',
      pace: 'pace|difficult|beginner|fast|deadline',
      quizzes: 'quiz',
      player: 'player|video|buffer',
      switching: 'switch',
    },
  },
];

export const writtenSubjects = written.map(({ file, heldOut, truths, ...subject }) => ({
  ...subject,
  set: heldOut ? ('written, held out' as const) : ('written' as const),
  truths: Object.entries(truths).map(([name, words]) => ({ name, words: words.split('|') })),
  voices: readWritten(file),
}));
