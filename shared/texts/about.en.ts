/** What the site says of itself: about, contact, features, and where there is no page. */
export const aboutEnglish = {
  aboutUs: 'About Us',
  aboutLead: 'Why Whetstone exists, told by its founder.',
  tryGenerator: 'Try Our Generator',
  contact: 'Contact',
  contactLead: 'Questions, bugs, ideas: write to us.',
  contactText:
    'I made Whetstone, and I answer every message personally, typically within a few hours. If something went wrong, say what you did and what you saw; please leave out passwords and private text.',
  sendEMail: 'Send an email',
  featuresTitle: 'Explore Whetstone’s Capabilities',
  featuresLead: 'Enhance your AI interactions with tools built for clarity and control',
  notFoundTitle: 'Page not found · Whetstone',
  noPage: 'There is no page here',
  noPageAt: 'There is no page at {path}. Check the address, or start from the home page.',
  goHomepage: 'Go to the homepage',
  orSee: 'Or see {features}, try {generator}, or {contact}.',
  seeFeatures: 'what Whetstone does',
  tryTheGenerator: 'the generator',
  tellUs: 'tell us what is missing',
} as const;
