/** What the analysis page says beside its report. */
export const researchEnglish = {
  output: 'Generated Output',
  askAssistant: 'Ask the AI Assistant about this report',
  openReport: 'Open the report',
  length: 'Length',
  full: 'Full report',
  short: 'In short',
  reportThere: 'The report is there.',
  runAgain: 'Run again for {credits, number} credits',
  tryAgain: 'Try again',
  searchAll: 'Search all sources for {credits, number} credits',
  keyRefused: '{source} refused this key. Check it there, then save it again.',
  addSource: 'Add a source',
  seeSample: 'See a sample report',
} as const;
