/** What the page after the install says; drafts to try on are beside it, in the language the engine knows best. */
export const welcomeEnglish = {
  page: 'Welcome to Whetstone',
  title: 'Sharpen this draft',
  lead: 'Press Sharpen. Read the result and what changed, then Accept. One undo gives the draft back.',
  leadWithKeys:
    'Press Sharpen, or {keys}. Read the result and what changed, then Accept. One undo gives the draft back.',
  sharpened: 'Sharpened.',
  sharpenedLead: 'That is all there is to it. Undo gives the draft back.',
  draft: 'Draft',
  draftHint: 'Nothing leaves your device, and no account is needed.',
  draftPlaceholder: 'Write a prompt, a mail or a message of your own',
  sharpen: 'Sharpen',
  another: 'Another example',
  own: 'Write my own',
  where: 'Where it works',
  whereText:
    'On {chatgpt}, {claude}, {gemini} and {deepseek} the Sharpen button sits beside the field you write in; reload a chat that was open before the install. On any other page, select text and right-click.',
  leaves: 'What leaves your device',
  leavesText:
    'Nothing by default. Text is sent only after you sign in or connect a model elsewhere, and the card says where it went.',
  openSettings: 'Open the settings',
  atHand: 'Keep it at hand',
  shortcut: '{keys} sharpens what you selected, or the field you write in.',
  noShortcut:
    'No shortcut is set: another extension may have taken {keys}. Choose keys for “Sharpen the draft”.',
  setShortcut: 'Set a shortcut',
  pinned: 'Whetstone is pinned to the toolbar.',
  pin: 'To pin it: press the puzzle piece beside the address bar, then the pin beside Whetstone.',
  pinInFirefox:
    'To pin it: press the puzzle piece beside the address bar, then the gear beside Whetstone, then Pin to Toolbar.',
} as const;
