import type { MadeSubject } from './made-voices.ts';

/** Subjects that were looked at while the rules of themes were worked on. */
export const tunedSubjects: readonly MadeSubject[] = [
  {
    query: 'Halden ferry',
    competitors: 'Norvik Line',
    communities: 'travel|islands',
    truths: [
      {
        name: 'cabins',
        words: 'cabin|bunk|bed',
        share: 0.2,
        nouns: 'cabin|bunk|cabins',
        says: "The % was tiny and smelled of diesel.|Our % had no working light and it's filthy.|I hated the %, you can not sleep in there.",
        against: 'I slept great in my %.',
      },
      {
        name: 'buffet',
        words: 'buffet|food|dinner|taste',
        share: 0.18,
        nouns: 'buffet|dinner buffet',
        says: 'The % is fantastic, best herring I have had.|Loved the %, went back three times.|The % alone is worth the trip.',
        against: 'The % was cold and bland.',
      },
      {
        name: 'boarding',
        words: 'boarding|queue|check',
        share: 0.16,
        nouns: 'boarding|boarding queue',
        says: '% took two hours and nobody told us anything.|The % is pure chaos every single time.|Why is % so slow when everyone has a ticket already?',
      },
      {
        name: 'bike storage',
        words: 'bike|bicycle|rack',
        share: 0.1,
        nouns: 'bike rack|bike storage',
        says: 'They really need a proper % on deck.|I wish there was a % instead of a rope.|Please add a %, my frame got scratched.',
      },
      {
        name: 'seasickness',
        words: 'seasick|rough|swell|stabili',
        share: 0.08,
        nouns: 'seasickness|seasick',
        says: 'Got horribly seasick, % is no joke here.|How do you deal with % on the winter crossing?|My kids hate it because of the %.',
      },
      {
        name: 'wifi',
        words: 'wifi|wi fi|internet|connect',
        share: 0.12,
        nouns: 'wifi|onboard wifi',
        says: 'The % drops as soon as you leave the fjord.|% is unusable, I paid for nothing.|The % never worked for us.',
      },
    ],
    chatter:
      'We took the % in July with two kids.|My grandmother lives on the island so I go often.|The weather was grey that morning.|We had the old car with us.|It was a Tuesday crossing, by the way.|I have a photo of the lighthouse somewhere.',
    foreign:
      'Mit der Halden ferry gefahren, die Kabine war schmutzig und laut.|Tomamos el Halden ferry en agosto y la cola fue un caos.|Vi tog Halden ferry i juli, maten var god.|Halden ferry w lipcu, kolejka była okropna.',
  },
  {
    query: 'Quillnote',
    competitors: 'Paperleaf',
    communities: 'notetaking|tablets',
    truths: [
      {
        name: 'handwriting recognition',
        words: 'handwriting|recognition|ocr',
        share: 0.2,
        nouns: 'handwriting recognition|handwriting search',
        says: 'The % is incredible, it reads even my scrawl.|I love how % just works.|% is the best I have ever used.',
        against: '% fails with cursive for me.',
      },
      {
        name: 'palm rejection',
        words: 'palm',
        share: 0.14,
        nouns: 'palm rejection',
        says: '% is broken since the last release, random dots everywhere.|The % drives me nuts, lines appear all over.|No working %, so I wear a glove now.',
      },
      {
        name: 'folders',
        words: 'folder|nested|tag|organi',
        share: 0.12,
        nouns: 'nested folders|folders',
        says: 'Please give us %.|I wish it had % like every other tool.|Still missing % after two years.',
      },
      {
        name: 'pdf export',
        words: 'export|pdf',
        share: 0.12,
        nouns: 'PDF export|export to PDF',
        says: 'The % turns my pages into blurry mush.|% crashes on anything over fifty pages.|Every % loses the page order, so annoying.',
      },
      {
        name: 'price',
        words: 'price|cost|subscription|lifetime',
        share: 0.14,
        nouns: 'subscription|yearly price',
        says: 'The % went from 20 to 45 dollars, no thanks.|A % for a notebook is a rip-off.|I would pay once, but the % is too much.',
      },
      {
        name: 'switching',
        words: 'switch|paperleaf',
        share: 0.07,
        nouns: 'Paperleaf',
        says: 'I switched from Quillnote to % last month.|Moved to % because of the dots.|Went back to % and never looked back.',
      },
    ],
    chatter:
      'I use % for my lecture notes.|My sister draws comics with it.|I have the older tablet, the ten inch one.|Been a student for four years now.|Typing this during a boring seminar.|The professor talks too fast anyway.',
    foreign:
      "Quillnote é ótimo para escrever à mão, mas o preço subiu.|Quillnote: Schrifterkennung super, Abo viel zu teuer.|J'utilise Quillnote pour mes cours, l'abonnement est cher.",
  },
  {
    query: 'Petra boots',
    competitors: 'Kallio',
    communities: 'hiking|gear',
    truths: [
      {
        name: 'sole',
        words: 'sole|grip|tread',
        share: 0.18,
        nouns: 'sole|soles|outsole',
        says: 'The % came off after one season.|My % peeled away on a wet ridge.|Two pairs, and both times the % split open.',
      },
      {
        name: 'blisters',
        words: 'blister|break|heel|comfort',
        share: 0.16,
        nouns: 'blisters|heel blisters',
        says: 'Terrible % for the first fifty miles.|I got % on both feet, hated it.|How do you avoid % while breaking them in?',
        against: 'No % at all for me, comfortable from day one.',
      },
      {
        name: 'waterproof',
        words: 'water|membrane|wet|dry',
        share: 0.16,
        nouns: 'waterproofing|membrane',
        says: 'The % is excellent, dry feet after a week of bog.|Really impressed by the %.|% held up perfectly in the rain.',
        against: 'The % leaked within a month.',
      },
      {
        name: 'laces',
        words: 'lace|lacing',
        share: 0.1,
        nouns: 'laces|lacing',
        says: 'The % snap, carry spares.|Why do the % come undone every mile?|Cheap %, replaced them at once.',
      },
      {
        name: 'wide fit',
        words: 'wide|width|size|fit|narrow',
        share: 0.12,
        nouns: 'wide fit|wide version',
        says: 'I wish they made a %.|Please bring out a % for normal feet.|Would love a % in half sizes.',
      },
      {
        name: 'repair service',
        words: 'repair|resol|service|warranty',
        share: 0.1,
        nouns: 'repair service|resoling service',
        says: 'Their % is brilliant, boots came back like new.|The % saved me a new pair, great folks.|I love that they offer a %.',
      },
    ],
    chatter:
      'Did the coast path in my %.|I am usually out with the dog.|We camped by the lake for two nights.|My pack was about twelve kilos.|Autumn is my season for walking.|Bought them before the big trip.',
    foreign:
      'Die Petra boots sind wasserdicht, aber die Sohle löst sich.|Mis Petra boots son impermeables, muy contento.|Moje Petra boots przemakają po miesiącu.',
  },
];
