/** What the site says where an extension is connected. */
export const handoffEnglish = {
  outcome_accepted: 'The extension is signed in. You can close this tab.',
  outcome_refused: 'The extension no longer waits for this page. Open it and press Sign in once more.',
  outcome_unanswered: 'The extension did not answer. Check that it is turned on, open it, and press Sign in.',
  asks: 'The Whetstone extension in {device} asks to use this account. For 90 days it may sharpen your drafts with your credits, read your balance, and keep the templates of your gallery and its library in step. It cannot see or change your profile, your password or your plan.',
  connecting: 'Connecting...',
  connectThisBrowser: 'Connect this browser',
  loggedInAs: 'You are logged in as {email}.',
  openAndSignIn: 'To connect the extension, open it and press Sign in.',
  seeConnected: 'See what is connected',
} as const;
