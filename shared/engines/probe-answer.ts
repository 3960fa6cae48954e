import * as z from 'zod/mini';

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
const chunk = z.object({
  error: z.optional(z.unknown()),
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.looseObject({ content: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
});

/** More models than anybody chooses among. */
const MAX_MODELS = 500;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The ids in an answer to `/models`; undefined where it is no such answer. */
export function readModelIds(body: string): string[] | undefined {
  const parsed = modelList.safeParse(parseJson(body));
  return parsed.success ? parsed.data.data.slice(0, MAX_MODELS).map(({ id }) => id) : undefined;
}

/** What an event of a streamed completion is: a word of the answer (thoughts count), its end, an error, or neither. */
export function readAnswerPart(data: string): 'word' | 'end' | 'error' | 'other' {
  if (data.trim() === '[DONE]') return 'end';
  const parsed = chunk.safeParse(parseJson(data));
  if (!parsed.success) return 'error';
  if (parsed.data.error !== undefined) return 'error';
  const choice = parsed.data.choices?.[0];
  const { content, reasoning, reasoning_content: thought } = choice?.delta ?? {};
  if (content || reasoning || thought) return 'word';
  return choice?.finish_reason ? 'end' : 'other';
}
