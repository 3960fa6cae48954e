import * as z from 'zod/mini';

const share = z.number().check(z.gte(0), z.lte(1));

/** A colour that takes up much of a picture. */
export const imageColour = z.object({
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** In plain words, as `dark blue`. */
  name: z.string().check(z.maxLength(30)),
  /** Of the picture, 0 to 1. */
  share,
});
export type ImageColour = z.infer<typeof imageColour>;

/** What can be said of a picture without a model, by its pixels and the text that was recognised in it. */
export const imageLook = z.object({
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  shape: z.enum(['square', 'upright', 'wide', 'very wide', 'very tall']),
  brightness: z.enum(['dark', 'medium', 'bright']),
  /** Most of the picture first. */
  colours: z.array(imageColour).check(z.maxLength(8)),
  kind: z.enum(['page of text', 'screenshot', 'drawing', 'photo']),
  /** What was read in it, line by line; empty where nothing was. */
  text: z.string().check(z.maxLength(20_000)),
});
export type ImageLook = z.infer<typeof imageLook>;
