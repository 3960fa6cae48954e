import * as z from 'zod/mini';

const wording = z.object({
  findings: z
    .array(
      z.object({
        id: z.string(),
        /** Asked for with a finding alone. */
        title: z._default(z.string().check(z.maxLength(200)), ''),
        sentence: z.string().check(z.maxLength(600)),
        quotes: z.array(z.string()).check(z.maxLength(10)),
      }),
    )
    .check(z.maxLength(20)),
  /** What it reads in quotes; one of another form is left out alone. */
  labels: z._default(z.array(z.unknown()).check(z.maxLength(100)), []),
});
export type Wording = z.infer<typeof wording>;

const chatWording = z.object({
  sentences: z
    .array(
      z.object({
        sentence: z.string().check(z.maxLength(600)),
        quotes: z.array(z.string()).check(z.maxLength(10)),
      }),
    )
    .check(z.maxLength(5)),
});
export type ChatWording = z.infer<typeof chatWording>;

/** A model's answer for a report, also out of a fence or with words around it; null where it is none. */
export const readWording = (text: string): Wording | null => readJson(text, wording);

/** As `readWording`, for an answer in the chat. */
export const readChatWording = (text: string): ChatWording | null => readJson(text, chatWording);

function readJson<Shape>(text: string, schema: z.ZodMiniType<Shape>): Shape | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from === -1 || to <= from) return null;
  try {
    return z.safeParse(schema, JSON.parse(text.slice(from, to + 1))).data ?? null;
  } catch {
    return null;
  }
}
