/** What the site says around a legal text. */
export const legalEnglish = {
  updated: 'Last updated {day}. {lead}',
  updatedSince: 'Last updated {day} (first version {first}). {lead}',
  specificCookies: 'Specific cookies',
  name: 'Name',
  type: 'Type',
  purpose: 'Purpose',
  duration: 'Duration',
  contents: 'Contents',
} as const;
