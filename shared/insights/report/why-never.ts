/** Words that make what follows asked for, and not merely mentioned: `age-related wear` asks for nobody's age. */
const WHAT =
  "(?:what|which|whose|tell me the|give me the|list the|by)(?:[’']s| is| are| was| were)?(?: the| their| your)?(?: average| typical| usual| main| mean)?";
const ASKERS =
  '(?:people|users?|customers?|buyers?|owners?|reviewers?|writers?|authors?|commenters?|they|those who \\w+)';
const TRAITS =
  '(?:ages?|age groups?|genders?|incomes?|salar(?:y|ies)|race|races|ethnicit(?:y|ies)|ethnic groups?|religions?|nationalit(?:y|ies)|politics|political (?:party|parties|views|leaning)|sexual orientation|education level|level of education|marital status)';

/** What public talk can never tell, however much of it is read. */
const NEVER: readonly { asks: RegExp; reason: string }[] = [
  {
    asks: new RegExp(
      [
        `\\bhow old (?:are|is) (?:the |these |those |most )?${ASKERS}`,
        `\\bhow (?:much|many) .{0,20}\\b${ASKERS} (?:earn|make a year)\\b`,
        `\\b${WHAT} ${TRAITS}(?![- ](?:related|conditions?|control|mode|limits?|restrictions?|ratings?|filters?)\\b| of (?!(?:the |these |those |most )?${ASKERS}))\\b`,
        `\\b${TRAITS} (?:of|do|are|is) (?:the |these |those |most )?${ASKERS}\\b`,
        `\\b${ASKERS}['’]?s?['’]? ${TRAITS}\\b`,
        '\\bdemographics?\\b',
        `\\b(?:are|is) (?:the |these |those |most )?${ASKERS} (?:mostly |mainly )?(?:men|women|male|female|married|rich|poor|religious)\\b`,
        `\\b(?:how many|how much|what (?:percent|percentage|share|proportion)) .{0,30}\\b(?:men|women|married|male|female)\\b`,
      ].join('|'),
      'i',
    ),
    reason: 'Who people are is not something public comments tell, and it is not guessed here.',
  },
  {
    asks: /\b(?:what (?:percent|percentage|share|proportion) of (?:all )?(?:customers|users|people|consumers|households|americans)|market (?:share|size)|sales (?:figures?|numbers?|volumes?|growth)|(?:total|annual|yearly|monthly|global) sales|(?:will|did|do|have|are) (?:the |its |their )?sales (?:grow|fall|rise|drop|go|grown|fallen|risen|growing|falling|up|down)\w*|(?:how (?:high|big|good|much)|what) (?:are|is|were|was) (?:[\w'’]+ ){0,3}(?:sales(?! (?:staff|team|people|person|rep\w*|pitch|process|advice|desk))|revenue|profits?|turnover)|how (?:much|many) .{0,30}\b(?:sold|revenue|profit|sales)\b|units sold|how many (?:customers|users|people) (?:own|bought|use|have (?:one|it|this|an?(?! (?:problem|issue|complaint|bad|good|hard|question|wish))))\b)/i,
    reason: 'Public comments are no sample of all customers, so market figures cannot be read from them.',
  },
  {
    asks: /\b(?:will .{3,60} (?:next|by|in) (?:year|month|20\d\d|the future)|predict|forecast|in (?:five|ten|5|10) years)\b/i,
    reason: 'Public comments tell what was said, not what will be.',
  },
];

/** Why no pile of public comments answers a question; undefined where one might. */
export const whyNever = (question: string): string | undefined =>
  NEVER.find(({ asks }) => asks.test(question))?.reason;
