/** Metadata of the portal configuration that is ours: `npm run stripe:prices` makes it, the functions use no other. */
export const PORTAL_MARK = { whetstone: 'plans' };
