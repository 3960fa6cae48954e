/** What the library says of prompts and notes; what it says elsewhere still stands in its components. */
export const libraryEnglish = {
  stillEmpty: '{count, plural, one {# blank is still empty.} other {# blanks are still empty.}}',
  insertAnyway: 'Insert anyway',
  stillToFill: 'Still to fill in: {names}',
  insertIntoPage: 'Insert into the page',
  alreadyKept: 'Your library holds this already, as “{name}”.',
} as const;
