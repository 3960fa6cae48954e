import type { Topic } from './topic.ts';

/** An invented electric bicycle. */
export const bike: Topic = {
  name: 'Lumo e-bike',
  query: 'Lumo e-bike',
  competitors: ['Ridewell', 'Kestrel'],
  vendor: 'LumoBikeTeam',
  communities: ['ebikes', 'bikecommuting', 'cycling'],
  site: 'fitness',
  titles: [
    'Lumo e-bike after 2,000 km',
    'Thinking about a Lumo e-bike',
    'Lumo e-bike in winter',
    'Lumo e-bike or Kestrel?',
    'What broke on my Lumo e-bike',
  ],
  truths: [
    {
      name: 'battery life',
      words: ['battery'],
      intent: 'complaint',
      share: 0.16,
      lines: [
        'The battery {dies|died} after {20|25|30} km {in the cold|with the child seat}, {nowhere near the promise|so disappointing}.',
        'Battery life is {terrible|awful} {in winter|after a year}.',
        'My Lumo e-bike {does not charge|will not charge} {over 80 %|past half} any more, the battery is {faulty|defective}.',
      ],
      foreign: {
        de: ['Der Akku vom Lumo e-bike hält im Winter keine 20 km.'],
        nl: ['De accu van de Lumo e-bike is in de winter zo leeg.'],
        fr: ["La batterie du Lumo e-bike ne tient pas l'hiver."],
      },
    },
    {
      name: 'hill climbing',
      words: ['hill', 'hills', 'motor'],
      intent: 'praise',
      share: 0.12,
      lines: [
        'It {climbs|flies up} hills like {nothing|a goat}, {I love it|amazing}.',
        'Hills are {a joy|no problem at all} {with the motor|even loaded}, {great bike|so impressed}.',
      ],
    },
    {
      name: 'rear brake',
      words: ['brake', 'brakes'],
      intent: 'complaint',
      share: 0.11,
      lines: [
        'The rear brake {squeals|rubs|fails} {when wet|every time it rains} and the {shop|dealer} {ignored me|had no answer}, {annoying|terrible}.',
        'Rear brake {broke|stopped working} {at 800 km|on a descent}.',
      ],
      rising: true,
    },
    {
      name: 'theft alarm',
      words: ['theft', 'alarm', 'gps', 'lock'],
      intent: 'request',
      share: 0.07,
      lines: [
        'I wish it had {a GPS|a real} theft alarm.',
        'Please add a theft alarm {to the app|like Kestrel has}.',
      ],
    },
    {
      name: 'assembly',
      words: ['setup', 'assembl'],
      intent: 'praise',
      share: 0.07,
      lines: [
        'Assembly was {super easy|so easy}, {ten minutes|my daughter did it}.',
        'Assembly took {fifteen minutes|no time}, {perfect instructions|works great}.',
      ],
    },
    {
      name: 'spare parts',
      words: ['spare', 'part', 'parts', 'repair'],
      intent: 'complaint',
      share: 0.08,
      lines: [
        'Spare parts are {impossible to get|a nightmare}, {I waited ten weeks|nobody answers}.',
        'No shop has spare parts for it, {useless|so frustrating}.',
      ],
    },
    {
      name: 'weight',
      words: ['weight', 'heavy'],
      intent: 'complaint',
      share: 0.07,
      lines: [
        'It is too heavy {for the stairs|to lift on a train}.',
        'The weight {is a problem with|makes it impossible to} {carry up|the third floor}, {awful|I regret it}.',
      ],
    },
    {
      name: 'insurance',
      words: ['insurance'],
      intent: 'question',
      share: 0.05,
      lines: [
        'Does anyone have insurance for a Lumo e-bike?',
        'Which insurance {covers|would cover} a bike {like this|at this price}?',
      ],
    },
  ],
  asides: [
    'I ride {six|nine|14} km each way.',
    'It lives in the {hallway|shed}.',
    'Colour is {green|grey}.',
    'We have {two kids|a dog trailer}.',
    'Came from a {folding|road} bike.',
    'Picked it up in {Utrecht|Leeds|Lyon}.',
  ],
  foreignOpenings: {
    de: ['Fahre das Lumo e-bike jeden Tag zur Arbeit.'],
    fr: ['Je roule en Lumo e-bike tous les jours.'],
    es: ['Voy al trabajo con la Lumo e-bike.'],
    pt: ['Vou para o trabalho com a Lumo e-bike.'],
    it: ['Vado al lavoro con la Lumo e-bike ogni giorno.'],
    nl: ['Ik ga elke dag met de Lumo e-bike naar het werk.'],
    ja: ['Lumo e-bike で毎日通勤しています。'],
  },
};

/** A way of working, no product: what people say of it is invented all the same. */
export const remoteWork: Topic = {
  name: 'remote work',
  query: 'remote work',
  competitors: [],
  vendor: 'RemoteWorkOfficial',
  communities: ['remotework', 'careerguidance', 'antiwork'],
  site: 'superuser',
  titles: [
    'Three years of remote work',
    'Remote work is ending at my company',
    'Remote work with small children',
    'Remote work: what nobody tells you',
    'Tools for remote work',
  ],
  truths: [
    {
      name: 'loneliness',
      words: ['lonel', 'isolat'],
      intent: 'complaint',
      share: 0.14,
      lines: [
        'The loneliness {is awful|got terrible} {after a while|in winter}.',
        'I {hate|struggle with} the loneliness of remote work, {no chats|nobody to eat with}.',
        'Remote work left me so lonely that I {gave up|regret it}.',
      ],
      foreign: {
        de: ['Remote work macht mich einsam.'],
        es: ['La soledad del remote work es dura.'],
        fr: ['Le remote work, je me sens isolé.'],
      },
    },
    {
      name: 'commute',
      words: ['commute', 'commuting', 'traffic'],
      intent: 'praise',
      share: 0.15,
      lines: [
        'No commute is {amazing|the best thing ever}, {I love it|life-changing}.',
        'I saved {two hours|90 minutes} of commute a day, {fantastic|I am so happy with it}.',
        'Losing the commute {made a huge difference|is wonderful}.',
      ],
    },
    {
      name: 'meetings',
      words: ['meeting', 'meetings', 'call'],
      intent: 'complaint',
      share: 0.11,
      lines: [
        'Endless meetings {are a waste of time|drive me mad, terrible}.',
        'My boss fills the day with meetings {because he does not trust us|to watch us}, {so annoying|awful}.',
      ],
    },
    {
      name: 'home office allowance',
      words: ['allowance', 'office', 'stipend'],
      intent: 'request',
      share: 0.07,
      lines: [
        'Companies should {pay|offer} an allowance for {desks|heating}.',
        'I wish we had an allowance {for internet|for a decent chair}.',
      ],
    },
    {
      name: 'monitoring software',
      words: ['monitor', 'monitoring', 'tracking', 'privacy', 'spy', 'surveillance'],
      intent: 'complaint',
      share: 0.09,
      lines: [
        'Monitoring software on my laptop {is horrible|is a nightmare|makes me sick}.',
        'They installed monitoring software {without telling|last week}, {I hate it|awful}.',
      ],
      rising: true,
    },
    {
      name: 'focus',
      words: ['focus', 'concentration'],
      intent: 'praise',
      share: 0.08,
      lines: [
        'My focus is {so much better|great} {at home|without the open plan}.',
        'Focus is {excellent|amazing} {in the mornings|with the door shut}.',
      ],
    },
    {
      name: 'promotion',
      words: ['promotion', 'career'],
      intent: 'question',
      share: 0.06,
      lines: [
        'Does remote work hurt your chance of a promotion?',
        'Has anyone got a promotion {while fully remote|from home}?',
      ],
    },
    {
      name: 'returning to the office',
      words: ['office', 'return'],
      intent: 'complaint',
      share: 0.06,
      lines: [
        'The return to the office mandate is {pathetic|terrible|a joke}.',
        'Forced return to the office {three|four} days, {I am fed up|useless}.',
      ],
    },
  ],
  asides: [
    'I am in {support|design|accounts}.',
    'We are {forty|six hundred} people.',
    'My desk is in the {bedroom|hall}.',
    'It has been {three|five} years.',
    'The cat sits on the keyboard.',
    'I live {an hour out|by the sea}.',
  ],
  foreignOpenings: {
    de: ['Seit drei Jahren remote work.'],
    fr: ['Trois ans de remote work pour moi.'],
    es: ['Llevo tres años de remote work.'],
    pt: ['Estou há três anos em remote work.'],
    it: ['Da tre anni faccio remote work.'],
    nl: ['Al drie jaar doe ik remote work.'],
    ja: ['remote work を三年続けています。'],
  },
};
