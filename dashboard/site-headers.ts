/** Where a site stands, and what its pages may reach. */
export interface SiteHeaderOptions {
  /** The one other origin the pages call. */
  apiUrl: string;
  /** Whether the site is served by TLS under its own name; a browser told to insist on TLS would not find 127.0.0.1. */
  isHosted: boolean;
  /** Names the development server's own inline script and styles, which no build has. */
  nonce?: string | undefined;
}

/** No page of ours asks for any of these; a script that came in through a hole shall not either. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const YEAR_S = 31_536_000;

function contentSecurityPolicy({ apiUrl, nonce }: SiteHeaderOptions): string {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return Object.entries({
    'default-src': "'none'",
    // The engine a visitor tries is WebAssembly, and a worker's policy is the one its script is served with (ADR 36).
    'script-src': `${own} 'wasm-unsafe-eval'`,
    'worker-src': "'self'",
    'style-src': own,
    'font-src': "'self'",
    'img-src': "'self' data:",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': `'self' ${new URL(apiUrl).origin}`,
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/**
 * What every answer of the site carries, whoever serves it: the development server, `npm run preview`, and static hosts by
 * the file `_headers` that a build writes (docs/deploy.md).
 */
export function siteHeaders(options: SiteHeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    // Addresses of this site may hold the code of a mail's link: no other site is told more than the name of ours.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(options.isHosted && { 'Strict-Transport-Security': `max-age=${YEAR_S}` }),
  };
}

/** The form that static hosts read: a pattern of paths, then its headers. */
export function formatHeaders(headers: Readonly<Record<string, string>>): string {
  return ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/** Reads what `formatHeaders` writes. */
export function parseHeaders(file: string): Record<string, string> {
  const lines = file.split('\n').filter((line) => line.startsWith('  '));
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}
