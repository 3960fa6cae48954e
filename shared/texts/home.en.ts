/** What the homepage says. */
export const homeEnglish = {
  pageTitle: 'Whetstone: sharpen the draft where you write it',
  title: 'Automate the Thinking Behind AI Interactions',
  lead: 'A browser extension that marks every word it would change in your prompt or email. You accept or refuse, where you write: ChatGPT, Claude, Gemini, DeepSeek and any other page.',
  getStarted: 'Get Started in {browser}',
  facts: 'What it costs you',
  factFree: 'Free on your device',
  factAccount: 'No account needed',
  factPrivate: 'Private by default',
  factBrowsers: 'Chrome, Edge and Firefox',
  forComputers:
    'It reads your PDFs and sheets, too. What you write leaves your device only if you choose a model elsewhere.',
  tryItHere: 'Try it on this page',
  tryOwnWords: 'Try your own words',
  tryText:
    'A prompt, an email, a rough note. This is the extension’s own engine, running in this page: read the result first, then go through the changes and refuse any you don’t like.',
  whetstoneAtWork: 'Whetstone at work',
  watchItWork: 'Watch it work',
  relyOn: 'What you can rely on',
  why: 'Why Whetstone Was Created',
  addTo: 'Add to {browser}',
} as const;
