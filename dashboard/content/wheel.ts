/** One spoke of the landing page's wheel (spec §2). */
export interface WheelFeature {
  id: string;
  title: string;
  description: string;
}

/** The six of spec §2, clockwise from the top. */
export const wheelFeatures: readonly WheelFeature[] = [
  {
    id: 'smart-prompts',
    title: 'Smart Prompts',
    description: 'A rough line becomes a prompt with a task, limits and the form of the answer.',
  },
  {
    id: 'follow-up-questions',
    title: 'Follow-up Questions',
    description: 'The questions worth asking next, drawn from the answer you just got.',
  },
  {
    id: 'ai-personas',
    title: 'AI Personas',
    description: 'A few keywords become a persona, so that answers come in the voice you need.',
  },
  {
    id: 'image-prompts',
    title: 'Image Prompts',
    description: 'Describe a picture, and get a prompt with style, light and composition.',
  },
  {
    id: 'action-plans',
    title: 'Action Plans',
    description: 'A long answer becomes a short list of what to do, in order.',
  },
  {
    id: 'saving-content',
    title: 'Saving Content',
    description: 'Keep the prompts and notes that worked, on your device, until you delete them.',
  },
];
