import type { MadeSubject } from './made-voices.ts';

/** Held out at first, then looked at: what was learnt from them is in the rules now. */
export const moreTunedSubjects: readonly MadeSubject[] = [
  {
    query: 'Nimbo hearing aids',
    competitors: 'Ostara',
    communities: 'HearingLoss|tinnitus',
    truths: [
      {
        name: 'feedback whistle',
        words: 'whistl|feedback|squeal|noise',
        share: 0.18,
        nouns: 'whistling|feedback whistle',
        says: 'The % in restaurants is unbearable.|Constant % whenever I hug somebody.|They never fixed the %.',
      },
      {
        name: 'battery',
        words: 'batter|charg',
        share: 0.16,
        nouns: 'battery|charge',
        says: 'The % is dead by four in the afternoon.|% lasts half of what they promised.|My % drains in standby.',
        against: 'The % lasts me two full days, very happy.',
      },
      {
        name: 'streaming',
        words: 'stream|phone call|bluetooth|tv',
        share: 0.16,
        nouns: 'phone streaming|TV streaming',
        says: '% is wonderful, I hear my grandson again.|I absolutely love the %.|The % works flawlessly with my set.',
        against: '% stutters all the time.',
      },
      {
        name: 'audiologist',
        words: 'audiolog|fitting|appointment|clinic',
        share: 0.12,
        nouns: 'audiologist|fitting appointment',
        says: 'You wait six weeks for a %, awful.|My % ignored every complaint.|Does anyone know a good %?',
      },
      {
        name: 'ear domes',
        words: 'dome|mould|mold|tip',
        share: 0.1,
        nouns: 'domes|ear domes',
        says: 'I wish they sold smaller %.|Please make the % in silicone.|They need better % for narrow canals.',
      },
      {
        name: 'price',
        words: 'price|cost|insurance|expensive',
        share: 0.14,
        nouns: 'price|cost',
        says: 'The % is outrageous, 4,800 for a pair.|Nobody can afford that %.|At this % I expected more.',
      },
    ],
    chatter:
      'I have worn % since spring.|My husband says I shout less.|Seventy two years old and still working.|We play cards on Thursdays.|I grew up near an airfield.|The left ear was always weaker.',
    foreign:
      'Mina Nimbo hearing aids tjuter hela tiden.|As Nimbo hearing aids são caras mas a bateria dura pouco.|Le Nimbo hearing aids fischiano e il prezzo è alto.',
  },
  {
    query: 'Tarn 5',
    competitors: 'Emberfall',
    communities: 'gaming|rpg',
    truths: [
      {
        name: 'soundtrack',
        words: 'soundtrack|music|score|sound',
        share: 0.16,
        nouns: 'soundtrack|music',
        says: 'The % gives me goosebumps.|Best % of the decade, I love it.|That % is a masterpiece.',
      },
      {
        name: 'frame rate',
        words: 'frame|stutter|performance|fps|speed',
        share: 0.18,
        nouns: 'frame rate|stutter',
        says: 'The % in the swamp is a disgrace.|Unplayable on my card because of the %.|The % makes me sick.',
      },
      {
        name: 'save system',
        words: 'save|checkpoint',
        share: 0.14,
        nouns: 'save system|checkpoints',
        says: 'The % deleted thirty hours of mine.|I hate the %, who designed this?|Lost everything again thanks to the %.',
      },
      {
        name: 'crafting',
        words: 'craft',
        share: 0.12,
        nouns: 'crafting|crafting menu',
        says: '% is way too complicated.|How does % even work?|Can somebody explain the % to me?',
      },
      {
        name: 'co-op',
        words: 'co-op|coop|multiplayer|co',
        share: 0.12,
        nouns: 'co-op|couch co-op',
        says: 'Please add %.|I wish it had %, would buy a second copy.|Would be nice to have % for my kids.',
      },
      {
        name: 'story',
        words: 'story|writing|character|plot|ending',
        share: 0.14,
        nouns: 'story|ending',
        says: 'The % made me cry, beautiful.|Amazing %, I was hooked.|What a great %, well written.',
        against: 'The % is a huge letdown.',
      },
    ],
    chatter:
      'About forty hours into % now.|I play after the kids are asleep.|Preordered it on a whim.|My setup is four years old.|Never touched the earlier ones.|Streaming it on the weekend.',
    foreign:
      'Tarn 5 ma piękną muzykę, ale zacina się.|Tarn 5 ruckelt ohne Ende, die Musik ist top.|A banda sonora de Tarn 5 é linda.|Tarn 5 の音楽は最高です。',
  },
  {
    query: 'Costa Verde hotel',
    competitors: 'Bahia Palace',
    communities: 'travel|familytravel',
    truths: [
      {
        name: 'breakfast',
        words: 'breakfast|buffet|food|taste',
        share: 0.18,
        nouns: 'breakfast|breakfast spread',
        says: '% was superb, fresh fruit every morning.|Loved the % on the terrace.|The % is worth getting up for.',
        against: '% was stale and repetitive.',
      },
      {
        name: 'air conditioning',
        words: 'air con|air-con|aircon|conditioning|heat',
        share: 0.16,
        nouns: 'air conditioning|aircon',
        says: 'The % rattled all night.|Broken % in August, imagine.|They refused to fix our %.',
      },
      {
        name: 'pool',
        words: 'pool|sunbed|lounger',
        share: 0.16,
        nouns: 'pool|pool area',
        says: 'The % was packed and filthy.|Towels on every chair by seven, the % is a battlefield.|The % closed at five, ridiculous.',
      },
      {
        name: 'reception',
        words: 'reception|staff|desk|check|service',
        share: 0.14,
        nouns: 'reception staff|front desk',
        says: 'The % were so kind and helpful.|Lovely %, they remembered our names.|Big thanks to the %, outstanding.',
      },
      {
        name: 'shuttle',
        words: 'shuttle|transfer|bus',
        share: 0.1,
        nouns: 'airport shuttle|shuttle',
        says: 'Is there an %?|Does the % run at night?|How much is the %, anyone?',
      },
      {
        name: 'blackout curtains',
        words: 'curtain|blind|blackout',
        share: 0.08,
        nouns: 'curtains|blackout curtains',
        says: 'They should offer %.|I wish our room had %.|Would be great to have % with a baby.',
      },
    ],
    chatter:
      'We stayed at the % for ten nights.|Our youngest turned six there.|Flew in from Leeds.|The sea was warm enough.|Room on the third floor.|We rented a small car.',
    foreign:
      'Costa Verde hotel: Frühstück super, Klimaanlage kaputt.|Hotellet Costa Verde hotel hade fin frukost.|Il Costa Verde hotel ha una piscina sporca.|Le Costa Verde hotel: petit déjeuner parfait, la climatisation en panne.',
  },
  {
    query: 'Lodestar broker',
    competitors: 'Finwell',
    communities: 'investing|personalfinance',
    truths: [
      {
        name: 'verification',
        words: 'verif|identity|kyc|account|login',
        share: 0.16,
        nouns: 'identity verification|verification',
        says: 'Stuck in % for three weeks.|The % rejected my passport four times.|% is a joke, no reply from anyone.',
      },
      {
        name: 'fees',
        words: 'fee|commission|price|cost|spread',
        share: 0.18,
        nouns: 'fees|trading fees',
        says: 'The % are hidden in the small print.|Too many %, I pay more than I earn.|Who else thinks the % are a scam?',
        against: 'The % are fair compared to my bank.',
      },
      {
        name: 'fractional shares',
        words: 'fractional|share',
        share: 0.12,
        nouns: 'fractional shares',
        says: 'I love that they have %.|% are a game changer for small savers.|Great to get % with no minimum.',
      },
      {
        name: 'tax report',
        words: 'tax',
        share: 0.14,
        nouns: 'tax report|tax statement',
        says: 'The % is wrong every year.|Waiting since March for the %.|My accountant laughed at the %, useless.',
      },
      {
        name: 'withdrawals',
        words: 'withdraw|payout',
        share: 0.12,
        nouns: 'withdrawals|withdrawal',
        says: 'How long does a % take?|Does anyone have problems with %?|My % has been pending for nine days, not ok.',
      },
      {
        name: 'switching',
        words: 'switch|finwell',
        share: 0.08,
        nouns: 'Finwell',
        says: 'I switched from Lodestar to %.|Moved everything to % in May.|Left Lodestar for %, best choice.',
      },
    ],
    chatter:
      'I opened my % account in January.|Putting aside a little every month.|My colleague got me into it.|Index funds mostly.|I am in my thirties.|Markets were down that week.',
    foreign:
      'Lodestar broker: opłaty są ukryte, nie polecam.|Lodestar broker hat versteckte Gebühren.|No Lodestar broker as taxas são altas.',
  },
];
