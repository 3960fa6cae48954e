/** The modes in the order of the menus, and how far each may go. What pages load knows of them no more than this. */
export const modeIds = [
  'rewrite',
  'casual',
  'technical',
  'concise',
  'detailed',
  'chain-of-thought',
  'tree-of-thoughts',
  'email',
  'image',
] as const;
export type ModeId = (typeof modeIds)[number];

export const levelIds = ['polish', 'balanced', 'reframe'] as const;
