import type { MadeSubject } from './made-voices.ts';

/** Subjects that nobody looked at while the rules of themes were worked on: their numbers say what a stranger's corpus may get. */
export const heldOutSubjects: readonly MadeSubject[] = [
  {
    query: 'Fernway seed boxes',
    competitors: 'Loam Club',
    communities: 'gardening|allotment',
    truths: [
      {
        name: 'germination',
        words: 'germinat|sprout',
        share: 0.18,
        nouns: 'germination|germination rate',
        says: 'The % is miserable, four out of thirty came up.|Awful % this spring.|I was promised a better % than this.',
        against: 'My % was superb.',
      },
      {
        name: 'labels',
        words: 'label|marker',
        share: 0.14,
        nouns: 'labels|plant labels',
        says: 'The % fade after one rain.|% peel off and then you guess.|Useless %, I write my own.',
      },
      {
        name: 'heirloom varieties',
        words: 'heirloom|variet',
        share: 0.16,
        nouns: 'heirloom varieties|varieties',
        says: 'Love the %, nothing like it in shops.|The % are a delight.|Wonderful % in every box.',
      },
      {
        name: 'pest guide',
        words: 'pest|guide|slug',
        share: 0.1,
        nouns: 'pest guide',
        says: 'I wish they included a %.|A % would be really helpful.|They should add a % for slugs.',
      },
      {
        name: 'shipping',
        words: 'shipping|deliver|parcel|courier',
        share: 0.14,
        nouns: 'shipping|parcel',
        says: 'The % took five weeks, planting season was over.|My % arrived crushed.|Late % again, I am fed up.',
      },
      {
        name: 'composting',
        words: 'compost|soil|substrate',
        share: 0.1,
        nouns: 'compost|compost blend',
        says: 'What % do you use with these?|Does the % need sieving?|How much % goes into each tray?',
      },
    ],
    chatter:
      'We have a small plot behind the house.|My neighbour gave me the % for my birthday.|I only started growing last year.|The kids picked the colours.|It snowed here in April.|I keep everything in the shed.',
    foreign:
      'Fernway seed boxes: Versand dauerte ewig.|Mes Fernway seed boxes ont mal germé.|Fernway seed boxes har fina sorter.',
  },
  {
    query: 'Skylark reader',
    competitors: 'Pagewing',
    communities: 'ereader|books',
    truths: [
      {
        name: 'page turn buttons',
        words: 'button|page turn',
        share: 0.16,
        nouns: 'page turn buttons|buttons',
        says: 'The % are so satisfying, perfect for one hand.|I adore the %.|Physical % make all the difference, brilliant.',
        against: 'The % squeak, cheap feeling.',
      },
      {
        name: 'ghosting',
        words: 'ghost|screen',
        share: 0.16,
        nouns: 'ghosting|screen ghosting',
        says: 'Terrible % on every second page.|The % ruins comics.|I returned it because of the %.',
      },
      {
        name: 'library lending',
        words: 'library|lending|borrow|loan',
        share: 0.14,
        nouns: 'library lending|library loans',
        says: '% never works in my country.|Setting up % is a nightmare.|The % logs me out weekly, annoying.',
      },
      {
        name: 'dictionary',
        words: 'dictionar|lookup',
        share: 0.12,
        nouns: 'dictionary|dictionary lookup',
        says: 'Please let us install another %.|It badly needs an offline %.|I wish the % had Italian.',
      },
      {
        name: 'case',
        words: 'case|cover|sleeve',
        share: 0.12,
        nouns: 'cover|sleeve',
        says: 'Which % fits the new one?|Is there a % with a stand?|Can anyone recommend a % that lasts?',
      },
      {
        name: 'warm light',
        words: 'light|glow|lamp',
        share: 0.14,
        nouns: 'warm light|front light',
        says: 'The % is excellent at night.|I sleep better thanks to the %.|Best % I have seen, so even.',
      },
    ],
    chatter:
      'I read on the tram most days.|Got the % in blue.|Two novels a month is my pace.|My mother uses the older model.|Finished a long trilogy on it.|It lives in my backpack.',
    foreign:
      'Skylark reader: świetne przyciski, ale biblioteka nie działa.|Der Skylark reader hat schreckliches Ghosting.|Skylark reader tem uma luz ótima.',
  },
  {
    query: 'Moorgate language school',
    competitors: 'Parla',
    communities: 'languagelearning|london',
    truths: [
      {
        name: 'teachers',
        words: 'teacher|tutor',
        share: 0.2,
        nouns: 'teachers|tutors',
        says: 'The % are patient and funny, I enjoyed every lesson.|Fantastic %, real professionals.|Our % were great with beginners.',
        against: 'Half of the % never show up.',
      },
      {
        name: 'class size',
        words: 'class|group|size',
        share: 0.14,
        nouns: 'class size|group size',
        says: 'The % is ridiculous, nineteen of us around one table.|They lied about the %.|With that % nobody gets to speak.',
      },
      {
        name: 'placement test',
        words: 'placement|test',
        share: 0.14,
        nouns: 'placement test',
        says: 'The % put me in the wrong level.|Their % is a waste of time.|I failed the % because the audio broke.',
      },
      {
        name: 'evening courses',
        words: 'evening|schedule|timetable',
        share: 0.12,
        nouns: 'evening courses|weekend courses',
        says: 'I wish there were more %.|Please offer %, some of us have jobs.|They need % badly.',
      },
      {
        name: 'refund',
        words: 'refund|return',
        share: 0.12,
        nouns: 'refund',
        says: 'Still waiting for my %.|They refused the % after I broke my leg.|No %, no answer, shame on them.',
      },
      {
        name: 'textbooks',
        words: 'textbook|book|material',
        share: 0.1,
        nouns: 'textbooks|course books',
        says: 'Are the % included?|Where do you buy the % second hand?|Do we need the % on day one?',
      },
    ],
    chatter:
      'I signed up at % in September.|My company pays for half.|It is ten minutes from the station.|I want to move to Lisbon one day.|We were a mixed bunch of ages.|There is a bakery next door.',
    foreign:
      'Moorgate language school: fantastiska lärare, för stora grupper.|En Moorgate language school los profesores son geniales.|Moorgate language school: insegnanti bravissimi.',
  },
];
