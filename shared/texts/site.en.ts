/** What the website says where people work with it. */
export const siteEnglish = {
  generate: 'Generate',
  fillIn: 'Fill in',
  cancel: 'Cancel',
  noPicture: 'This topic names nothing to be seen, so no image prompt was made. Nothing was charged.',
  makeMail: 'Make an e-mail prompt',
  makeTechnical: 'Make a technical prompt',
  makeText: 'Make a text prompt',
  makePicture: 'Make an image prompt anyway',
  stepBack: 'One step back',
  stepBackCost: 'Costs no credit',
  noAnswerYet: 'No extension has answered yet. Is Whetstone in this browser?',
  noAnswer: 'No extension answered. Install Whetstone in this browser, then reload this page.',
  getExtension: 'Get the extension',
  copyAsks: 'Copying and saving ask you to log in first. An account is free.',
} as const;
