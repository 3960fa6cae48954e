import * as z from 'zod/mini';

const wording = z.object({
  findings: z
    .array(
      z.object({
        id: z.string(),
        title: z.string().check(z.maxLength(200)),
        sentence: z.string().check(z.maxLength(600)),
        quotes: z.array(z.string()).check(z.maxLength(10)),
      }),
    )
    .check(z.maxLength(20)),
});
export type Wording = z.infer<typeof wording>;

/** A model's answer, also out of a fence or with words around it; null where it is none. */
export function readWording(text: string): Wording | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from === -1 || to <= from) return null;
  try {
    return z.safeParse(wording, JSON.parse(text.slice(from, to + 1))).data ?? null;
  } catch {
    return null;
  }
}
