/** The sites whose composers get a chip. Everywhere else the card opens by menu or shortcut, under activeTab. */
export const chatSites = [
  'https://chatgpt.com/*',
  'https://claude.ai/*',
  'https://gemini.google.com/*',
  'https://chat.deepseek.com/*',
];
