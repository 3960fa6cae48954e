/** Headings of a reframed prompt, in their order (spec §9). Apart from their schema, which is too heavy for pages. */
export const sectionTitles = [
  'Task',
  'Requirements',
  'Step-by-Step',
  'Examples',
  'Example Format',
  'Output Format',
  'Additional Notes',
] as const;
