/** What the image prompt chat says (spec §2, §4, §5). */
export const texts = {
  title: 'AI Image Prompt Generator',
  welcome:
    'Say what you want to see, or add a reference picture. You get a prompt for the image model you use, and change it by telling what should be different.',
  firstPlaceholder: 'Describe the image you want to create...',
  laterPlaceholder: "Tell me what you'd like to change...",
  pictureAlone: 'Uploaded an image for analysis',
  generated: 'Prompt Generated',
  refined: (count: number) => `Refined #${count}`,
  error: 'Error',
  copied: 'Copied to clipboard!',
} as const;

/** Example hints of the welcome, pressed to try them. */
export const hints = [
  'A lighthouse in a storm, seen from the sea, oil painting, cold blues, no people',
  'Product photo of a clay teapot on a linen cloth, soft window light, 85mm, square format',
  'A fox reading a map in a snowy forest, children’s book watercolour, warm and playful',
] as const;

const steps = [
  'Analyzing your request...',
  'Crafting your prompt...',
  'Optimizing for quality...',
  'Almost ready...',
] as const;

/** What the typing indicator says, one after the other and round again (spec §4). */
export const statusesOf = (hasImage: boolean): readonly string[] =>
  hasImage ? ['Analyzing your image...', ...steps] : steps;
