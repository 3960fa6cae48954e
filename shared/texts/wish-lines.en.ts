/** What a prompt of the generator says beside its wish; a prompt is in the language of its topic, and these are for English ones. */
const SHORT = 'Keep it short.';
const ASK_FIRST = 'Ask me first for any details you need.';

/** What a good prompt of each kind says beside its wish, by the level of detail that was chosen. */
export const wishLines = {
  request: { concise: [SHORT], balanced: [], detailed: ['Give a thorough, detailed answer.'] },
  text: {
    concise: [SHORT],
    balanced: ['Begin with the main point.', 'Use concrete examples.'],
    detailed: [
      'Begin with the main point.',
      'Use concrete examples.',
      'Cover the background, the main arguments and the open questions, each under a heading of its own.',
    ],
  },
  writing: {
    concise: [SHORT],
    balanced: [ASK_FIRST],
    detailed: [
      ASK_FIRST,
      'Use specific details instead of general phrases.',
      'Offer two versions to choose from.',
    ],
  },
  mail: {
    concise: [SHORT],
    balanced: ['Include a subject line.'],
    detailed: ['Include a subject line.', ASK_FIRST, 'Explain the background as well.'],
  },
  question: {
    concise: ['Keep the answer to a few sentences.'],
    balanced: ['Start with the answer, then explain it.'],
    detailed: ['Start with the answer, then explain it.', 'Mention what the answer depends on.'],
  },
  explanation: {
    concise: [SHORT],
    balanced: ['Include an example where it helps.'],
    detailed: ['Include an example for each point.', 'Mention common mistakes and how to avoid them.'],
  },
  decision: {
    concise: ['Keep it to your recommendation and the main reason for it.'],
    balanced: ['Weigh the reasons for and against, then give a recommendation.'],
    detailed: [
      'Weigh the reasons for and against, then give a recommendation.',
      'Mention what could change the recommendation.',
    ],
  },
  choice: {
    concise: ['Keep it to your choice and the main reason for it.'],
    balanced: ['Compare the main options, then say which one you would choose and why.'],
    detailed: [
      'Compare the main options in a table, then say which one you would choose and why.',
      'Mention what could change your mind.',
    ],
  },
  pick: {
    concise: ['Keep it to your choice and the main reason for it.'],
    balanced: ['Say which one you would choose, and why.'],
    detailed: [
      'Put the main points in a table.',
      'Say which one you would choose, and why.',
      'Mention what could change your mind.',
    ],
  },
  comparison: {
    concise: [SHORT],
    balanced: ['Say what they share and where they differ.'],
    detailed: ['Say what they share and where they differ.', 'Put the main points in a table.'],
  },
  // What is passed on as it was typed.
  loose: {
    concise: [SHORT],
    balanced: [ASK_FIRST],
    detailed: [ASK_FIRST, 'Give a thorough, detailed answer.'],
  },
  revision: {
    concise: [SHORT],
    balanced: [],
    detailed: ['Explain what you changed, and why.'],
  },
  help: {
    concise: [SHORT],
    balanced: [ASK_FIRST, 'Suggest what I can do, the most useful first.'],
    detailed: [
      ASK_FIRST,
      'Suggest what I can do, the most useful first.',
      'Say what speaks against each suggestion.',
    ],
  },
  list: {
    concise: ['Keep each one to a single line.'],
    balanced: ['Make sure that each one is different.'],
    detailed: ['Make sure that each one is different.', 'Add two or three sentences on each.'],
  },
  made: {
    concise: [SHORT],
    balanced: [ASK_FIRST],
    detailed: [ASK_FIRST, 'Add a short explanation to each part.'],
  },
  plan: {
    concise: [SHORT],
    balanced: [ASK_FIRST, 'List the steps in order.'],
    detailed: [
      ASK_FIRST,
      'List the steps in order.',
      'Add to each step what it takes and what can go wrong.',
    ],
  },
  code: {
    concise: ['Return the code alone.'],
    balanced: ['Add short comments and an example of how to use it.'],
    detailed: [
      'Add comments and an example of how to use it.',
      'Handle errors and edge cases.',
      'Include tests.',
    ],
  },
  // A picture has no length.
  picture: { concise: [], balanced: [], detailed: [] },
} as const satisfies Record<string, Record<'concise' | 'balanced' | 'detailed', readonly string[]>>;

export const technicalLines = [
  'Use exact terms and define each of them.',
  'Mention figures, units and limits where they matter.',
];
export const technicalCode = ['Mention the inputs, the outputs and the versions it needs.'];
export const technicalPlan = [
  'Mention the parts it is made of, how they work together and what each one depends on.',
];

export const casualLines = ['Keep the tone relaxed and friendly.'];

/** What is asked about code, an error message or a deed that was named without a question. */
export const unasked = {
  /** Before an idea of one's own. */
  idea: 'Help me with',
  deed: 'Help me',
  code: 'Explain this code, and say how to improve it:',
  /** Before code under which stands what is asked of it. */
  askedOfCode: 'Help me with this code:',
  loose: 'Help me with this:',
  mail: 'Improve this email, and keep what it says:',
  error: 'Explain what causes this error, and how to fix it:',
} as const;
