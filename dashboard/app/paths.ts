/** Addresses of the site (spec §2), those that exist. */
export const paths = {
  home: '/',
} as const;
