/** The actions that come with the product, in the order they are offered. What pages load knows of them no more than this. */
export const actionIds = [
  'summarise',
  'explain',
  'action-plan',
  'translate',
  'fix',
  'extract-tasks',
  'reply',
] as const;
