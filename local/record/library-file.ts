const items = [
  {
    name: 'Weekly update',
    text: 'Write my weekly update for {{team}}: what was done, what is next, where I need help. At most {{words}} words.',
    category: 'Work',
    tags: ['mail'],
    favourite: true,
  },
  {
    name: 'Explain to a beginner',
    text: 'Explain {{topic}} to somebody who has never heard of it, with one everyday example.',
    category: 'Learning',
    tags: ['explain'],
  },
  {
    name: 'Meeting notes to tasks',
    text: 'Turn these notes into a list of tasks, each with who and until when:\n{{notes}}',
    category: 'Work',
    tags: ['lists'],
  },
  {
    name: 'Product photo',
    text: 'A product photo of {{object}} on a linen cloth, soft light from the left, no text.',
    category: 'Pictures',
    tags: ['image'],
  },
];

/** A library as its export holds it, for a picture of the panel. */
export const libraryFile = {
  name: 'library.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: 'whetstone-library',
      version: 1,
      exportedAt: '2026-11-20T09:00:00.000Z',
      items: items.map((item, index) => ({
        id: `item-${index}`,
        kind: 'prompt',
        favourite: false,
        createdAt: 1_790_000_000_000 + index,
        editedAt: 1_790_000_000_000 + index,
        ...item,
      })),
    }),
  ),
};
