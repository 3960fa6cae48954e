import type { ImageBrief } from '@/shared/contracts/image-brief.ts';

const isNamed = (list: readonly string[], thing: string) =>
  list.some((one) => one.toLowerCase().includes(thing.toLowerCase()));

/**
 * A model's brief with what its author fixed to the letter: format, words in the picture, what must not be seen, parameters.
 * @param said what the rules read in the author's own words
 */
export function keepSaid(written: ImageBrief, said: ImageBrief): ImageBrief {
  return {
    ...written,
    subject: written.subject || said.subject,
    text: said.text.length > 0 ? said.text : written.text,
    avoid: [...written.avoid, ...said.avoid.filter((thing) => !isNamed(written.avoid, thing))],
    parameters: said.parameters,
    aspectRatio: said.aspectRatio ?? written.aspectRatio,
  };
}
