import type { SectionTitle } from '@/shared/contracts/enhance.ts';

/** The smallest piece of a draft that goes to one section as a whole. Texts are masked (`shared/enhance/mask.ts`). */
export type Unit =
  | {
      kind: 'sentence';
      text: string;
      /** Lines that belong to it: a list after its colon. */
      attached?: string;
      opensParagraph?: boolean;
      /** In the draft a comma alone parts it from the unit before it. */
      isJoined?: boolean;
    }
  | { kind: 'list'; text: string }
  /** Code, tables, logs, quoted lines, handed-over texts: verbatim. */
  | {
      kind: 'block';
      text: string;
      /** A sentence before it says what to do with it. */
      isIntroduced?: boolean;
    }
  /** "Requirements:" alone on its line: says where the next list belongs. */
  | { kind: 'label'; title: SectionTitle; text: string };

export type SentenceUnit = Extract<Unit, { kind: 'sentence' }>;
