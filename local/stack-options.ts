import type { Ports } from './ports.ts';

/** What a stack is started with. */
export interface StackOptions {
  /** Holds data, keys, lock and `env`; two stacks need two. */
  stateFolder: string;
  ports: Ports;
  /** `DATABASE_URL`: a Postgres of the user's own. */
  databaseUrl?: string | undefined;
  preferPglite?: boolean;
  /** The operator's own Stripe account takes the place of the payments' stand-in. */
  hasOwnStripe?: boolean;
  /** For tests: faster, lost with the power, with passwords hashed at the least cost. */
  throwaway?: boolean;
  /** Parts a test does without. */
  without?: readonly ('functions' | 'payments' | 'site')[];
  /** The origin by which browsers know the site, where that is not the address it is served at. */
  siteOrigin?: string;
  /** Defaults to the project's own `supabase` folder. */
  supabaseFolder?: string;
  /** Each function in a process of its own, with the limits of the hosted service. */
  hostedFunctions?: boolean;
  /** More variables for the functions. */
  functionsEnvironment?: Record<string, string>;
  log?: (line: string) => void;
  /** Told of each part that is up. */
  progress?: (what: string, detail: string) => void;
  /** Told as soon as lock and ports are taken and the API listens, before the parts behind it are up. */
  onAddresses?: (addresses: { apiUrl: string; siteUrl: string }) => void;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
}
