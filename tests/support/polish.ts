import { type PolishTools, polishPieces } from '@/shared/engines/offline/polish/polish.ts';

/** The whole result of `polishPieces`. */
export async function polish(text: string, tools: PolishTools = {}): Promise<string> {
  let result = '';
  for await (const piece of polishPieces(text, tools)) result += piece;
  return result;
}
