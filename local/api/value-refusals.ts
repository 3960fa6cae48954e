import * as z from 'zod/mini';

const INTERNAL = 500;
/** The library's own code for a failure of the database it does not know. */
const unknownFailure = z.object({ code: z.literal('SUP'), message: z.string() });
const BROKEN_RULE = /^\w+: (value for domain \S+ violates check constraint "[^"]+")$/;

/** Answers a value that breaks a domain's rule as the hosted service does, where the library would say it failed itself. */
export async function nameValueRefusal(answer: Response): Promise<Response> {
  if (answer.status !== INTERNAL) return answer;
  const failure = unknownFailure.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => undefined),
  );
  const message = failure.success ? BROKEN_RULE.exec(failure.data.message)?.[1] : undefined;
  return message
    ? Response.json({ code: '23514', details: null, hint: null, message }, { status: 400 })
    : answer;
}
