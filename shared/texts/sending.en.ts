/** What is told before a text is sent anywhere for the first time, and the press that leads there. */
export const sendingEnglish = {
  signIn: 'Sign in',
  before: 'Before anything is sent',
  cloud:
    'Whetstone cloud sends each draft or file part you sharpen, with your account, to {server} and the model service it uses. Your texts are answered and not stored.',
  serverAt: 'Whetstone’s server ({host})',
  ownKey:
    'With your key, each draft or file part you sharpen goes to {host}, which treats it by its own terms.',
  goOn: 'Continue',
  cancel: 'Cancel',
} as const;
