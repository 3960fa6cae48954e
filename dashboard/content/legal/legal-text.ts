/** One piece of a section: a paragraph, a list, or the table of cookies. */
export type LegalBlock = string | readonly string[] | { table: 'cookies' };

export interface LegalSection {
  /** Its anchor. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal page as data. `{contact}` in a paragraph stands for the mail link. */
export interface LegalText {
  title: string;
  updated: string;
  /** The day of its first version, where it was changed since. */
  firstPublished?: string;
  lead: string;
  sections: readonly LegalSection[];
}
