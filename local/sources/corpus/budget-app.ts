import type { Topic } from './topic.ts';

/** An invented budgeting app that shares its name with something on the beach. */
export const budgetApp: Topic = {
  name: 'Tidepool',
  query: 'Tidepool budgeting app',
  competitors: ['Pennywise', 'Ledgerly'],
  vendor: 'TidepoolSupport',
  communities: ['personalfinance', 'budgeting', 'androidapps'],
  site: 'money',
  titles: [
    'Tidepool budgeting app: one year in',
    'Leaving Tidepool budgeting app?',
    'Tidepool budgeting app or Pennywise',
    'Honest look at the Tidepool budgeting app',
    'Help with the Tidepool budgeting app',
  ],
  truths: [
    {
      name: 'bank sync',
      words: ['sync', 'bank', 'connection'],
      intent: 'complaint',
      share: 0.17,
      lines: [
        'Bank sync {keeps breaking|fails every week|stopped working} {with my credit union|since the update|again}.',
        'Tidepool loses the bank sync {every few days|whenever I change my password} and {I re-link everything|it is so annoying}.',
        'The sync {does not work|never works} {with European banks|for my savings account}.',
      ],
      foreign: {
        de: ['Die Synchronisierung mit der Bank in Tidepool budgeting app bricht ständig ab.'],
        pt: ['A sincronização da Tidepool budgeting app com o banco falha sempre.'],
        it: ['La sincronizzazione della Tidepool budgeting app con la banca non funziona mai.'],
      },
    },
    {
      name: 'subscription price',
      words: ['subscription', 'price'],
      intent: 'complaint',
      share: 0.12,
      lines: [
        'The subscription went from {$5|$4.99} to {$11|$12} a month, {ridiculous|what a rip-off}.',
        'A subscription {this expensive|that doubles in a year} for a budgeting app is {a joke|hard to defend}.',
        'I cancelled the subscription {after the price hike|when the free tier went}.',
      ],
      rising: true,
    },
    {
      name: 'envelopes',
      words: ['envelope', 'envelopes'],
      intent: 'praise',
      share: 0.12,
      lines: [
        'The envelopes {changed how I spend|saved me hundreds}, {love it|brilliant idea}.',
        'I love the envelopes, {my partner gets them too|finally a method that sticks}.',
        'Envelopes are {great|fantastic} {for irregular income|when money is tight}.',
      ],
    },
    {
      name: 'shared budgets',
      words: ['shared', 'budget', 'budgets', 'couple', 'household'],
      intent: 'request',
      share: 0.08,
      lines: [
        'I wish Tidepool had shared budgets {for couples|for flatmates}.',
        'Please add shared budgets, {we use one login now|my wife needs access}.',
        'Shared budgets would be {great|so useful}.',
      ],
    },
    {
      name: 'export',
      words: ['export', 'csv', 'spreadsheet'],
      intent: 'workaround',
      share: 0.07,
      lines: [
        'I ended up {keeping|building} a spreadsheet because the export {drops categories|is useless}.',
        'My workaround is to export a CSV {every Sunday|once a month} and fix it by hand.',
      ],
    },
    {
      name: 'privacy',
      words: ['privacy', 'data'],
      intent: 'complaint',
      share: 0.06,
      lines: [
        'Privacy worries me, {they sell my data|tracking everywhere}, {not happy|I hate that}.',
        'The privacy policy is {terrible|a nightmare} {to read|and keeps changing}.',
      ],
    },
    {
      name: 'dark mode',
      words: ['dark'],
      intent: 'praise',
      share: 0.05,
      lines: [
        'The new dark mode looks {great|amazing} {at night|on my phone}.',
        'Dark mode is {perfect|beautifully done}, {thank you|five stars}.',
      ],
    },
    {
      name: 'switching to Ledgerly',
      words: ['switching', 'ledgerly'],
      intent: 'switch',
      share: 0.06,
      lines: [
        'I switched from Tidepool to Ledgerly {over the price|last month}.',
        'We moved from Tidepool to Ledgerly {because of the bank sync|in January}.',
      ],
    },
  ],
  asides: [
    'I get paid {weekly|twice a month|by the project}.',
    'Started using Tidepool {in college|when we moved|two years ago}.',
    'My budgeting app before was {a notebook|nothing at all}.',
    'Rent is due on the {first|fifth}.',
    'I check the budgeting app {on Sundays|over breakfast}.',
  ],
  foreignOpenings: {
    de: [
      'Nutze die Tidepool budgeting app seit letztem Jahr.',
      'Mein Eindruck von der Tidepool budgeting app.',
    ],
    fr: ["J'utilise la Tidepool budgeting app depuis deux ans.", 'Mon avis sur la Tidepool budgeting app.'],
    es: ['Uso la Tidepool budgeting app desde hace un año.', 'Mi opinión de la Tidepool budgeting app.'],
    pt: ['Uso a Tidepool budgeting app há um ano.', 'A minha experiência com a Tidepool budgeting app.'],
    it: ['Uso la Tidepool budgeting app da un anno.', 'La mia esperienza con la Tidepool budgeting app.'],
    nl: [
      'Ik gebruik de Tidepool budgeting app nu een jaar.',
      'Mijn ervaring met de Tidepool budgeting app tot nu toe.',
    ],
    ja: ['Tidepool budgeting app を一年使いました。', 'Tidepool budgeting app のレビューです。'],
  },
  namesakes: [
    'We found {three crabs|a starfish|two anemones} in a tidepool {near the lighthouse|at low tide}, the kids loved it.',
    'Best tidepool {on the coast|in the bay} is {past the rocks|behind the pier}, go at low tide and wear boots.',
    'The tidepool exhibit at the aquarium is {closed|amazing}, {sea urchins|hermit crabs} everywhere.',
  ],
};
