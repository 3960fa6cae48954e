import { SESSION_KEY } from '@/shared/client/session-key.ts';

/** One thing the site keeps in this browser beside its cookies. */
interface KeptEntry {
  /** Its key, as the cookie policy names it. */
  name: string;
  /** `local`: for every tab; `session`: for this one, until it is closed. */
  area: 'local' | 'session';
  /** Whether a logout forgets it; what stays holds nothing that an account's owner wrote. */
  atLogout: 'forgotten' | 'stays';
}

/** Everything the site keeps itself; `writeKept` writes no other. */
export const keptEntries = {
  /** How often the generator was used without an account (spec §3). */
  attempts: { name: 'generationAttempts', area: 'local', atLogout: 'stays' },
  /** The right to set a password, from a mail's link: it outlives the session that it ends. */
  reset: { name: 'whetstone-reset', area: 'session', atLogout: 'stays' },
  question: { name: 'whetstone-question', area: 'local', atLogout: 'forgotten' },
  topic: { name: 'whetstone-topic', area: 'local', atLogout: 'forgotten' },
  chat: { name: 'whetstone-chat', area: 'session', atLogout: 'forgotten' },
  prompts: { name: 'whetstone-prompts', area: 'session', atLogout: 'forgotten' },
  ownTexts: { name: 'whetstone-own-texts', area: 'session', atLogout: 'forgotten' },
  /** Which reports this tab has shown, so that none is announced to who read it. */
  seenReports: { name: 'whetstone-seen-reports', area: 'session', atLogout: 'forgotten' },
  drafts: { name: 'whetstone-drafts', area: 'session', atLogout: 'forgotten' },
  planSwitch: { name: 'whetstone-plan-switch', area: 'session', atLogout: 'forgotten' },
  leftToPay: { name: 'whetstone-left-to-pay', area: 'session', atLogout: 'forgotten' },
  /** Whose things this tab keeps. */
  owner: { name: 'whetstone-account', area: 'session', atLogout: 'forgotten' },
  /** Whose session ended without anybody ending it; what he typed waits for him in every tab. */
  lost: { name: 'whetstone-lost', area: 'local', atLogout: 'forgotten' },
} as const satisfies Record<string, KeptEntry>;
export type KeptKey = keyof typeof keptEntries;

/** What the accounts' own client keeps, and takes away itself. @internal */
export const clientKeys: readonly string[] = [SESSION_KEY];

/** As zod's schemas read: what does not fit is no value. */
interface Reads<T> {
  safeParse: (given: unknown) => { success: true; data: T } | { success: false };
}

/** A reader for what every page loads, which is to bring no schema library along. */
export const reads = <T>(is: (given: unknown) => given is T): Reads<T> => ({
  safeParse: (given) => (is(given) ? { success: true, data: given } : { success: false }),
});

const areaOf = (key: KeptKey): Storage => (keptEntries[key].area === 'local' ? localStorage : sessionStorage);

/** What is kept under a key; undefined where nothing fit to read is. */
export function readKept<T>(key: KeptKey, schema: Reads<T>): T | undefined {
  try {
    const read = schema.safeParse(JSON.parse(areaOf(key).getItem(keptEntries[key].name) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something. In a browser that keeps nothing, or no more, it is gone with the page. */
export function writeKept(key: KeptKey, value: unknown): void {
  try {
    areaOf(key).setItem(keptEntries[key].name, JSON.stringify(value));
  } catch {
    // Each of them is a convenience: the page works without.
  }
}

export function dropKept(key: KeptKey): void {
  try {
    areaOf(key).removeItem(keptEntries[key].name);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

/** Whose session lies in this browser; undefined where none can be read. */
export function sessionOwner(): string | undefined {
  try {
    const session: { user?: { id?: unknown } } | null = JSON.parse(
      localStorage.getItem(SESSION_KEY) ?? 'null',
    );
    return typeof session?.user?.id === 'string' ? session.user.id : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this browser keeps anything: some refuse only the write. */
function isKeeping(): boolean {
  try {
    localStorage.setItem('whetstone-try', '');
    localStorage.removeItem('whetstone-try');
    return true;
  } catch {
    return false;
  }
}

/**
 * Where the accounts' client keeps its session; undefined where this browser keeps nothing.
 * @param beforeEnd hears that the session goes, before any tab can see that it is gone
 */
export function sessionArea(
  beforeEnd: () => void,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined {
  if (!isKeeping()) return undefined;
  return {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => {
      if (key === SESSION_KEY) beforeEnd();
      localStorage.removeItem(key);
    },
  };
}
