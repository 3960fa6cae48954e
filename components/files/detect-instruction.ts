/** Words by which a text turns to whoever reads it instead of telling something: what hidden orders in files are made of. */
const INSTRUCTIONS =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous)\b|\b(?:you are now|system prompt|reply only|respond only|do not tell the user)\b/i;

/** Whether a text sounds like an order to a model. It is shown as quoted data then, with a note (faults I1). */
export function looksLikeInstruction(text: string): boolean {
  return INSTRUCTIONS.test(text.length > 20_000 ? text.slice(0, 20_000) : text);
}
