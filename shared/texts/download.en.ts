/** What the page of the extension says. */
export const downloadEnglish = {
  newTab: '(opens the extension store in a new tab)',
  beforeAndAfter: 'Before and after',
  before: 'Before',
  after: 'After',
  backToHome: 'Back to Home',
  getTheExtension: 'Get the extension',
  lead: 'A free browser extension that sharpens your prompt in the box you write it in.',
  title: 'Better Prompts, Where You Write Them',
  add: 'Add to Chrome - Free',
  why: 'Why',
  features: 'Features',
  discover: 'Discover Whetstone Features',
  install: 'Install Whetstone Extension',
} as const;
