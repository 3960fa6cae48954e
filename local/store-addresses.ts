/** The addresses that packages are built with, and those a store asks for beside them. */
export interface StoreAddresses {
  apiUrl: string;
  /** The API's publishable key. */
  apiKey: string;
  siteUrl: string;
  /** Where the listing says how data is used. */
  privacyUrl: string;
  /** Who answers. */
  supportEmail: string;
}

/** Names that belong to nobody (RFC 2606, RFC 6761), and this machine. */
const NOBODYS = /(^|\.)(example|example\.(com|net|org)|invalid|test|localhost|local)$|^[\d.]+$|^\[/;

const isReal = (host: string) => host.includes('.') && !NOBODYS.test(host);

function isRealPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && isReal(hostname);
}

/** Reads the variables of `docs/deploy.md`, section 4. */
export function readStoreAddresses(environment: NodeJS.ProcessEnv): StoreAddresses {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const siteUrl = read('WXT_SITE_URL');
  return {
    apiUrl: read('WXT_API_URL'),
    apiKey: read('WXT_API_KEY'),
    siteUrl,
    privacyUrl: read('WXT_PRIVACY_URL') || (siteUrl && `${siteUrl.replace(/\/$/, '')}/privacy`),
    supportEmail: read('WXT_SUPPORT_EMAIL'),
  };
}

/** One sentence for each address that a store, or a user, could not use; none where all can be. */
export function findPlaceholders(addresses: StoreAddresses): string[] {
  const [, mailHost = ''] = /^[^@\s]+@([^@\s]+)$/.exec(addresses.supportEmail) ?? [];
  const faults: [boolean, string][] = [
    [isRealPage(addresses.apiUrl), 'WXT_API_URL has to be the API’s address, by https.'],
    [addresses.apiKey !== '', 'WXT_API_KEY has to be the API’s publishable key.'],
    [isRealPage(addresses.siteUrl), 'WXT_SITE_URL has to be the website’s address, by https.'],
    [isRealPage(addresses.privacyUrl), 'WXT_PRIVACY_URL has to be the privacy policy’s address, by https.'],
    [isReal(mailHost), 'WXT_SUPPORT_EMAIL has to be the address where users reach you.'],
  ];
  return faults.filter(([isGood]) => !isGood).map(([, sentence]) => sentence);
}
