const GREETING = /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b.{0,40}[,!]\s*$/i;
const CLOSING =
  /^\s*(?:(?:best|kind|warm|many)\b.{0,24}|regards|cheers|sincerely|yours .{1,20}|thanks(?: (?:a lot|again|so much|in advance))?|thank you(?: .{1,20})?|love|respectfully|greetings|mit freundlichen .{3,10}|viele .{3,10}|cordialement|saludos|rgds|br)[,.!]?\s*$/i;

/** A line that opens a letter. */
export const isGreeting = (line: string): boolean => GREETING.test(line);

/** A line that closes one, above the names. */
export const isClosing = (line: string): boolean => CLOSING.test(line);
