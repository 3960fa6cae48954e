import type { LineFailure } from './probe-server.ts';
import { isOnThisComputer } from './server-config.ts';

interface ExplainOptions {
  baseUrl: string;
  signal: AbortSignal;
  /** Whether the browser keeps extensions from the local network. */
  isLocalNetworkBlocked?: () => Promise<boolean>;
  fetch?: typeof fetch;
}

const LOOK_MS = 3_000;
/** The names of one permission in Chromium, as they changed. */
const LOCAL_NETWORK = ['local-network-access', 'loopback-network', 'local-network'];

async function isDenied(name: string): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: name as PermissionName })).state === 'denied';
  } catch {
    // A browser that knows no such permission denies none.
    return false;
  }
}

async function readLocalNetworkBlock(): Promise<boolean> {
  return (await Promise.all(LOCAL_NETWORK.map(isDenied))).includes(true);
}

/**
 * Finds out why a server could not be asked. Scripts are told nothing but "failed", so it looks from other sides:
 * whether an answer comes that may not be read, and whether a server that was called securely speaks plainly.
 */
export async function explainLine(options: ExplainOptions): Promise<LineFailure> {
  const { baseUrl, signal, isLocalNetworkBlocked = readLocalNetworkBlock } = options;
  const answers = async (address: string) => {
    try {
      await (options.fetch ?? fetch)(address, {
        mode: 'no-cors',
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]),
      });
      return true;
    } catch {
      return false;
    }
  };
  if (await answers(`${baseUrl}/models`)) return 'cors';
  if (await isLocalNetworkBlocked()) return 'blocked';
  if (new URL(baseUrl).protocol === 'https:') {
    // A server that expects TLS mostly says so to a plain call; one that knows none answers it.
    const plainly = baseUrl.replace(/^https:/, 'http:');
    return (await answers(plainly)) ? 'tls' : 'unreachable';
  }
  return isOnThisComputer(baseUrl) ? 'refused' : 'unreachable';
}
