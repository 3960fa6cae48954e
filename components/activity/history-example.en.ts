/** What an empty history shows of itself: a draft, and what Balanced makes of it on the device. */
export const historyExample = {
  before: 'can you fix it by teh end of friday',
  after: 'Can you fix it by the end of Friday?',
};
