/** What a topic of the generator is made into: the beginning of a prompt, each with what it is about. */
export const wishes = {
  write: (what: string) => `Write ${what}`,
  mailAbout: (what: string) => `Write an email about ${what}`,
  mailAboutThis: (what: string) => `Write an email about this: ${what}`,
  mailWith: (what: string) => `Write an email with ${what}`,
  mailAnswering: (question: string) => `Write an email that answers this question: ${question}`,
  mailTo: (person: string, matter: string) => `Write an email to ${person}: ${matter}`,
  textAbout: (what: string) => `Write a text about ${what}`,
  aboutThis: (form: string, what: string) => `Write ${form} about this: ${what}`,
  aboutThisBelow: (form: string, text: string) => `Write ${form} about this:\n\n${text}`,
  helpMe: (what: string) => `Help me ${what}`,
  helpWith: (what: string) => `Help me with ${what}`,
  list: (what: string) => `List ${what}`,
  compare: (one: string, other: string) => `Compare ${one} and ${other}`,
  discuss: (what: string) => `Discuss ${what}`,
  explain: (what: string) => `Explain ${what}`,
  suggest: (what: string) => `Suggest ${what}`,
  recommend: (what: string) => `Recommend ${what}`,
  illustrate: (question: string) => `Create an image that illustrates this question: ${question}`,
  create: (what: string) => `Create ${what}`,
  createImage: (what: string) => `Create an image of ${what}`,
} as const;

/** What each kind of thing is asked for with. */
export const thingVerbs = {
  writing: 'Write',
  plan: 'Plan',
  made: 'Create',
  list: 'Give me',
  code: 'Write',
} as const;
