import type { AccountExport, Device } from '@/shared/contracts/account.ts';
import { wireError } from '@/shared/contracts/wire-error.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import type { Mail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import type {
  AccountStore,
  EmailChangeNotice,
  Recovery,
} from '@/supabase/functions/account/account-store.ts';
import type { AccountDeps } from '@/supabase/functions/account/deps-types.ts';
import { createApp } from '@/supabase/functions/account/handler.ts';
import type { TemplateStore } from '@/supabase/functions/account/template-store.ts';
import { ANON_KEY, callerOf, USER_ID, verifyUser } from './caller.ts';

export const PASSWORD = 'correct-horse-9';
const EMAIL = 'ana@example.test';

interface KeptDevice extends Device {
  hash: string;
}

export interface FakeStore extends AccountStore {
  isGone: boolean;
  devices: KeptDevice[];
  subscriptions: string[];
  customerId: string | null;
  /** Changes of address whose old one was not told yet. */
  due: EmailChangeNotice[];
  told: string[];
  /** Codes' hashes that were handed out, with what each leads to. */
  recoveries: Map<string, Recovery['outcome']>;
  /** Hashes of links that gave the account back and still let a password be chosen. */
  recovered: Set<string>;
  /** Codes that were mailed too long ago. */
  expired: Set<string>;
  acts: string[];
}

/** The rows of one account in memory. */
export function fakeStore(): FakeStore {
  const store: FakeStore = {
    isGone: false,
    devices: [],
    subscriptions: [],
    customerId: null,
    due: [],
    told: [],
    recoveries: new Map(),
    recovered: new Set(),
    expired: new Set(),
    acts: [],
    async createDeviceToken(_userId, hash, name) {
      if (store.isGone) return null;
      const id = crypto.randomUUID();
      const now = new Date().toISOString();
      store.devices.push({ id, name, createdAt: now, lastUsedAt: null, expiresAt: now, hash });
      return listed(store)[store.devices.length - 1] ?? null;
    },
    listDevices: async () => listed(store),
    async revokeDevice(userId, id) {
      const at = userId === USER_ID ? store.devices.findIndex((device) => device.id === id) : -1;
      if (at >= 0) store.devices.splice(at, 1);
      return at >= 0;
    },
    async giveUpDevice(hash) {
      store.devices = store.devices.filter((device) => device.hash !== hash);
    },
    readOwner: async () => (store.isGone ? null : { email: EMAIL, customerId: store.customerId }),
    listRunningSubscriptions: async () => store.subscriptions,
    exportAccount: async () => (store.isGone ? null : exported),
    async deleteAccount() {
      store.acts.push('delete');
      store.isGone = true;
    },
    noteSignUp: async () => undefined,
    async claimNotice(hash) {
      const notice = store.due.shift() ?? null;
      if (notice) store.recoveries.set(hash, 'recovered');
      return notice;
    },
    finishNotice: async (id) => void store.told.push(id),
    async recoverEmail(hash) {
      const outcome = store.recoveries.get(hash) ?? 'invalid';
      store.recoveries.set(hash, 'invalid');
      if (outcome !== 'recovered') return { outcome };
      store.recovered.add(hash);
      return { outcome, userId: USER_ID };
    },
    findRecoveredAccount: async (hash) =>
      store.recovered.has(hash) ? { outcome: 'open', userId: USER_ID } : { outcome: 'invalid' },
    finishRecovery: async (hash) => void store.recovered.delete(hash),
    findConfirmedOwner: async (email) =>
      email.toLowerCase() === EMAIL ? { email: EMAIL, firstName: 'Ana <b>' } : null,
    isLinkExpired: async (oobCode) => store.expired.has(oobCode),
    recordEvent: async () => undefined,
  };
  return store;
}

const listed = ({ devices }: FakeStore): Device[] => devices.map(({ hash: _hash, ...device }) => device);

const exported: AccountExport = {
  exportedAt: '2026-11-20T12:00:00Z',
  account: { email: EMAIL },
  profile: { first_name: 'Ana' },
  creditEntries: [{ delta: 250, reason: 'signup' }],
  creditReservations: [],
  subscriptions: [],
  payments: [],
  devices: [],
  emailChanges: [],
  analyses: [],
  sourceKeys: [],
  weeklyReports: [],
  ownTemplates: [],
  promptHistory: null,
  imageSessions: [],
};

/** What the database keeps of templates is tried on the database itself (tests/db). */
const fakeTemplates = (store: FakeStore): TemplateStore => ({
  findDeviceOwner: async (hash) => (store.devices.some((device) => device.hash === hash) ? USER_ID : null),
  list: async () => [],
  save: async (_userId, { id, title, content }) => ({
    outcome: 'saved',
    template: { id, title, content, revision: 1, updatedAt: '2026-11-20T12:00:00Z' },
  }),
  remove: async () => true,
});

/** The function with fakes behind it. */
export function accountApp(overrides: Partial<AccountDeps> = {}) {
  const store = fakeStore();
  const logLines: string[] = [];
  const hits: string[] = [];
  const goingOn: Promise<unknown>[] = [];
  const mails: Mail[] = [];
  const resent: string[] = [];
  const passwords: [userId: string, password: string][] = [];
  const app = createApp({
    store,
    identity: {
      resendVerification: async (email) => void resent.push(email),
      isPasswordRight: async (email, password) => email === EMAIL && password === PASSWORD,
      setPassword: async (userId, password) => void passwords.push([userId, password]),
    },
    templates: fakeTemplates(store),
    endSubscription: async (id) => void store.acts.push(`end ${id}`),
    forgetCustomer: async (id) => void store.acts.push(`forget ${id}`),
    sendMail: async (mail) => void mails.push(mail),
    hitRateLimit: async (bucket) => void hits.push(bucket),
    verifyUser,
    log: createLog((line) => logLines.push(line)),
    keepAlive: (work) => void goingOn.push(work),
    anonKey: ANON_KEY,
    siteUrl: 'https://whetstone.test',
    allowedOrigins: ['https://whetstone.test'],
    evenAnswerMs: 0,
    ...overrides,
  });
  const settled = async () => void (await Promise.all(goingOn.splice(0)));
  /** Answers once what goes on after the answer is done too; `app.request` answers as the function does. */
  const request = async (address: string, init: RequestInit) => {
    const response = await app.request(address, init);
    await settled();
    return response;
  };
  const call = callerOf({ request }, 'account');
  return { app, request, call, store, logLines, hits, mails, resent, passwords };
}

/** What a refused call says: its status and code, checked against the contract. */
export async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, wireError.parse(await response.json()).code];
}
