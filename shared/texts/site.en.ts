/** What the website says where people work with it. */
export const siteEnglish = {
  stepBack: 'One step back',
  stepBackCost: 'Costs no credit',
} as const;
