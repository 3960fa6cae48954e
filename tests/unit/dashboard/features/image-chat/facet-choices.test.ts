import { expect, test } from 'vitest';
import { facetChoices, facetValue } from '@/dashboard/features/image-chat/facet-choices.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { refineBrief } from '@/shared/image-prompt/refine-brief.ts';

const brief = readDescription(
  'a fox in the snow, dusk, 35mm, watercolour, cool tones, calm, from above, 3:2, no people',
);
const choices = facetChoices.flatMap(({ id, name, options }) =>
  options.map((option) => ({ id, name, option })),
);

test.each(choices)('$name: $option changes that and nothing else', ({ id, name, option }) => {
  const changed = refineBrief(brief, `${name}: ${option}`);
  expect(facetValue(changed, id)).toBe(option);
  expect({ ...changed, [id]: null }).toEqual({ ...brief, [id]: null });
});
