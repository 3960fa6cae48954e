/** What the site says of the first steps. */
export const firstStepsEnglish = {
  title_install: 'Install the extension',
  text_install: '{store}, add Whetstone, then reload this page.',
  openStore: 'Open the extension store',
  title_rewrite: 'Sharpen your first draft',
  text_rewrite:
    'Write a line in any text field and press {keys}. On ChatGPT, Claude, Gemini and DeepSeek there is a button in the field’s corner too.',
  title_connect: 'Connect it to your account',
  text_connect:
    'Press the Whetstone icon in the toolbar, then Sign in. Your credits and templates come along.',
  firstSteps: 'First steps',
  doneOf: '{done, number} of {all, number}',
  putFirstSteps: 'Put first steps away',
  next: 'Next: {title}',
  done: 'Done',
} as const;
