const CLOSING =
  /^(?:best|kind|warm|many|yours|sincerely|regards|cheers|thanks|thank you|love|respectfully|cordially|talk soon|take care|ps|xoxo|greetings|br|rgds)\b[^.!?]{0,24}$/i;
/** "Dr. Emre Aksoy" */
const SIGNATURE = /^(?:Dr|Prof|Mr|Mrs|Ms)\.?(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;
const SALUTATION =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings|to whom)\b[^.!?]{0,40}$/i;

/** "…, thank you in advance, Lena Vogt": a name behind a closing ends a letter. */
export const SIGNED =
  /\b(?:best|regards|cheers|sincerely|thank['’]?s|thx|thank you|love|greetings|wishes)(?: in advance| a lot| again)?,\s+\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/iu;
/** "thank you Alan Pike": the same without its comma. */
export const SIGNED_PLAINLY =
  /(?<![\p{L}])(?:[Tt]hanks|[Tt]hank you|[Cc]heers|(?:[Bb]est|[Kk]ind) (?:wishes|regards))(?: in advance| a lot| again| so much)? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;
/** Whether a line is a greeting or the formula before a signature, which takes no full stop. */
export const isFormula = (line: string): boolean =>
  [SALUTATION, CLOSING, SIGNATURE].some((shape) => shape.test(line.trim()));
