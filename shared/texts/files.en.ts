/** What the files of the panel say. */
export const filesEnglish = {
  showPage: 'Show the page',
  hidePage: 'Hide the page',
  pageOf: 'Page {page} as it is in the file',
  pageLocked: 'A page of a file with a password is not drawn: the password was not kept. Its text is below.',
  pageNotDrawn: 'This page could not be drawn. Its text is below.',
  placeNotFound: 'The place could not be marked on this page.',
  placesMarked: '{count, plural, one {# line is marked} other {# lines are marked}}',
} as const;
