/** What stands on pages of others: the chip on its sites, and the banner on ours. */
export const pagesEnglish = {
  chip: 'Sharpen with Whetstone',
  signedIn: 'The Whetstone extension is signed in as {email}.',
} as const;
