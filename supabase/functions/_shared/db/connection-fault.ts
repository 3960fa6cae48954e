/**
 * What became of a call whose connection failed. `unreachable`: nobody was there. `full`: the database, or the pooler in
 * front of it, has no connection to give. `lost`: the line broke under the call; what it did was rolled back, or is the
 * same when done again, for every change of credits has a key. `deadlock`: two calls waited for each other, and the database
 * rolled this one back.
 */
export type ConnectionFault = 'unreachable' | 'full' | 'lost' | 'deadlock';

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
]);
/** The driver's words for a line that broke, the runtime's, and a server that ends its sessions or has crashed. */
const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  '57P01',
  '57P02',
  '57P05',
  '08003',
  '08006',
]);
/** Postgres at `max_connections`, and while it starts or stops. */
const FULL = new Set(['53300', '57P03']);
/** Supavisor refuses as an internal error, PgBouncer as a breach of protocol: both end the session before anything ran. */
const POOLER_REFUSAL = new Set(['XX000', '08P01']);

interface DriverError {
  code?: unknown;
  severity?: unknown;
  severity_local?: unknown;
}

/** Undefined for what the database answered, and for everything else that is no matter of the connection. */
export function connectionFault(thrown: unknown): ConnectionFault | undefined {
  const { code, severity, severity_local } = (thrown ?? {}) as DriverError;
  if (typeof code !== 'string') return undefined;
  if (UNREACHABLE.has(code)) return 'unreachable';
  if (LOST.has(code)) return 'lost';
  if (code === '40P01') return 'deadlock';
  const isFatal = severity === 'FATAL' || severity_local === 'FATAL';
  return FULL.has(code) || (isFatal && POOLER_REFUSAL.has(code)) ? 'full' : undefined;
}
