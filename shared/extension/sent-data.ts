/**
 * What leaves the browser with an engine that sends texts, by Firefox's names for it: drafts and selections of pages, mails
 * among them; with the cloud engine also the account's address; and the token or key that opens the engine.
 */
export const sentData = [
  'websiteContent',
  'personalCommunications',
  'personallyIdentifyingInfo',
  'authenticationInfo',
] as const;
