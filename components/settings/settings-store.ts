import type { LoggedRequest } from '@/components/request-log/logged-request.ts';
import type { SettingsValues } from '@/components/settings-form.tsx';
import type { SavedValue } from '@/components/use-saved-value.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { BrowserModelState } from '@/shared/engines/browser-model.ts';
import type { DownloadFailure } from '@/shared/engines/downloaded/download-model.ts';
import type { ModelRelease } from '@/shared/engines/downloaded/model-release.ts';
import type { ProbeOutcome } from '@/shared/engines/probe-server.ts';
import type { ServerConfig } from '@/shared/engines/server-config.ts';
import type { EngineReadiness } from '@/shared/enhance/engines/engine-kind.ts';
import type { Result } from '@/shared/errors/result.ts';
import type { SendingConsent } from './sending-question.tsx';

/** A pause of everything; `until` null: until it is resumed. */
export interface PauseValue {
  until: number | null;
}

/** Origins Whetstone is off on. */
export type SiteSwitches = Record<string, 'off'>;

export type EngineStates = Record<EngineId, EngineReadiness>;

/** A server that answered at one of the addresses that were tried, or says why it does not let itself be used. */
export interface FoundServer {
  baseUrl: string;
  outcome: ProbeOutcome;
}

/** The model that can be downloaded, and how much of it is on this device. */
export interface DownloadedModel {
  release: ModelRelease;
  isReady: boolean;
  storedBytes: number;
}

/** `refused`: the user did not let the hosts be called. `busy`: another page is downloading it. */
export type ModelFailure = DownloadFailure | 'refused' | 'busy';

export interface DownloadedModelStore {
  /** Null where this browser can run none. */
  read(): Promise<DownloadedModel | null>;
  /** Asks for the hosts, then downloads what is missing; first thing in a press of the user's. */
  download(options: {
    release: ModelRelease;
    onProgress(bytes: number): void;
    signal: AbortSignal;
  }): Promise<Result<null, ModelFailure>>;
  remove(model: DownloadedModel): Promise<Result<null, 'busy'>>;
}

/** What the settings show and change, kept by whoever shows them. Secrets come and go through it, never through a page. */
export interface SettingsStore {
  settings: SavedValue<SettingsValues>;
  account: SavedValue<object | null>;
  /** What each engine behind a server is set up with. */
  servers: ReadonlyMap<EngineId, SavedValue<ServerConfig | null>>;
  sites: SavedValue<SiteSwitches>;
  /** Where the chip shows. Adding asks the browser: first thing in a press of the user's. */
  chipSites: {
    builtIn: readonly string[];
    suggested: readonly { name: string; origin: string }[];
    added: SavedValue<string[]>;
    add(origin: string): Promise<boolean>;
    remove(origin: string): Promise<void>;
  };
  /** The keys that open the card, as the browser has them; empty where it has none. */
  shortcuts: { read(): Promise<{ description: string; keys: string }[]>; change(): void };
  pause: SavedValue<PauseValue | null>;
  requestLog: SavedValue<LoggedRequest[]>;
  /** Versions, engine and the failures of this session, to be sent to whoever mends them. No text of the user's. */
  readDiagnostics(): Promise<string>;
  consent: SendingConsent;
  /** How each engine stands in this browser now. */
  readEngines(): Promise<EngineStates>;
  /** Calls back after every change of it, until `signal` aborts. */
  watchEngines(onChange: () => void, signal: AbortSignal): void;
  /** Opens the website's sign-in; once that has succeeded, this engine is chosen. */
  signIn(engine: EngineId): Promise<void>;
  /** Asks for the origins of these addresses at once, then which of them answers; first thing in a press. */
  findServer(baseUrls: readonly string[], signal: AbortSignal): Promise<FoundServer | null>;
  readModelState(): Promise<BrowserModelState>;
  downloadModel(options: { onProgress(fraction: number): void; signal: AbortSignal }): Promise<void>;
  downloadedModel: DownloadedModelStore;
  /** Asks for the origin, then asks the server; first thing in a press of the user's. */
  testServer(
    server: { baseUrl: string; model: string; key?: string },
    signal: AbortSignal,
  ): Promise<ProbeOutcome>;
  /** Asks for the origin alone; false where the user refused. */
  allowServer(baseUrl: string): Promise<boolean>;
  /** Gives the origin of an engine's former address back, unless the other engine is asked there, too. */
  forgetServer(engine: EngineId, baseUrl: string): Promise<void>;
  /** What a server must let in, such as `chrome-extension://*`. */
  originPattern: string;
}
