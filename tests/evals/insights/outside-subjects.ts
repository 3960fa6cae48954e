import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const post = z.object({
  id: z.string(),
  author: z.string(),
  date: z.string(),
  text: z.string(),
  /** Sides that it speaks of, by their names in `themes`. */
  themes: z.array(z.string()),
  sentiment: z.enum(['pos', 'neg', 'neutral', 'mixed']),
  kind: z.enum(['real', 'spam', 'vendor', 'namesake', 'copy', 'injection']),
});
export type OutsidePost = z.infer<typeof post>;

const file = z.object({
  subject: z.string(),
  about: z.string(),
  rivals: z.array(z.string()),
  posts: z.array(post),
  themes: z.array(z.object({ name: z.string() })),
  /** With the ids of the posts that answer, where some do. */
  survey: z.array(
    z.object({
      question: z.string(),
      answerable: z.boolean(),
      ids: z.optional(z.nullable(z.array(z.string()))),
    }),
  ),
});

const FILES = { 'robot-vacuum': 'outside', 'language-app': 'outside, held out' } as const;

export type OutsideSubject = z.infer<typeof file> & { set: (typeof FILES)[keyof typeof FILES] };

/** Files of 130 posts in which hardly any names its side by the word a dictionary has for it. */
export const outsideSubjects = (): OutsideSubject[] =>
  Object.entries(FILES).map(([name, set]) => ({
    ...file.parse(JSON.parse(readFileSync(new URL(`./outside/${name}.json`, import.meta.url), 'utf8'))),
    set,
  }));
