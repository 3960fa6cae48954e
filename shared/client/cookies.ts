/** One cookie of the site: what sets it and what the cookie policy says of it (design §6). */
export interface CookieEntry {
  name: string;
  type: 'Essential' | 'Functionality' | 'Performance' | 'Analytics';
  purpose: string;
  /** How long it is kept after it was last set. */
  days: number;
  /** `days` as the policy words it (spec §9). */
  duration: string;
}

/** Every cookie this site sets; `setCookie` sets no other. */
export const cookies = {
  mode: {
    name: 'whetstone-mode',
    type: 'Functionality',
    purpose: 'Remembers the mode you chose last in the generator.',
    days: 90,
    duration: '90 days',
  },
  settings: {
    name: 'whetstone-settings',
    type: 'Functionality',
    purpose: 'Remembers the length you chose last in the generator.',
    days: 90,
    duration: '90 days',
  },
  'media-platforms': {
    name: 'whetstone-media-platforms',
    type: 'Functionality',
    purpose: 'Remembers which platform you analysed last.',
    days: 90,
    duration: '90 days',
  },
  'analytics-settings': {
    name: 'whetstone-analytics-settings',
    type: 'Functionality',
    purpose: 'Remembers whether you let us count your visits.',
    days: 90,
    duration: '90 days',
  },
  analytics: {
    name: 'whetstone-analytics',
    type: 'Analytics',
    purpose: 'A random number that tells your visits from others, set only after you agreed.',
    days: 730,
    duration: '2 years',
  },
} as const satisfies Record<string, CookieEntry>;
export type CookieKey = keyof typeof cookies;

const SECONDS_PER_DAY = 86_400;

/** The `Set-Cookie` text of an entry: this site's pages alone, sent with visits and never to other sites. */
export function cookieText({ name, days }: Pick<CookieEntry, 'name' | 'days'>, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Max-Age=${days * SECONDS_PER_DAY}; Path=/; SameSite=Strict`;
}

/** Keeps a choice in its cookie. Browsers that take none simply forget it. */
export function setCookie(key: CookieKey, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers we support
  document.cookie = cookieText(cookies[key], value);
}

/** Takes a cookie away. */
export function deleteCookie(key: CookieKey): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as in `setCookie`
  document.cookie = cookieText({ name: cookies[key].name, days: 0 }, '');
}

/** Pages that the build writes out are drawn where there are no cookies. */
const cookieJar = () => (typeof document === 'undefined' ? '' : document.cookie);

/** What a cookie holds; undefined where it was never set or has run out. */
export function readCookie(key: CookieKey, jar: string = cookieJar()): string | undefined {
  const start = `${cookies[key].name}=`;
  const found = jar.split('; ').find((part) => part.startsWith(start));
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(start.length));
  } catch {
    // another site of the same domain may have set it
    return undefined;
  }
}
