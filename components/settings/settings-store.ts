import type { LoggedRequest } from '@/components/request-log/logged-request.ts';
import type { SettingsValues } from '@/components/settings-form.tsx';
import type { SavedValue } from '@/components/use-saved-value.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { BrowserModelState } from '@/shared/engines/browser-model.ts';
import type { EngineReadiness } from '@/shared/engines/fallback.ts';
import type { ProbeOutcome } from '@/shared/engines/probe-server.ts';
import type { LocalServer, OwnKey } from '@/shared/engines/server-config.ts';
import type { SendingConsent } from './sending-question.tsx';

/** A pause of everything; `until` null: until it is resumed. */
export interface PauseValue {
  until: number | null;
}

/** Origins Whetstone is off on. */
export type SiteSwitches = Record<string, 'off'>;

export type EngineStates = Record<EngineId, EngineReadiness>;

/** What the settings show and change, kept by whoever shows them. Secrets come and go through it, never through a page. */
export interface SettingsStore {
  settings: SavedValue<SettingsValues>;
  account: SavedValue<object | null>;
  localServer: SavedValue<LocalServer | null>;
  ownKey: SavedValue<OwnKey | null>;
  sites: SavedValue<SiteSwitches>;
  pause: SavedValue<PauseValue | null>;
  requestLog: SavedValue<LoggedRequest[]>;
  /** Versions, engine and the failures of this session, to be sent to whoever mends them. No text of the user's. */
  readDiagnostics(): Promise<string>;
  consent: SendingConsent;
  /** How each engine stands in this browser now. */
  readEngines(): Promise<EngineStates>;
  readModelState(): Promise<BrowserModelState>;
  downloadModel(options: { onProgress(fraction: number): void; signal: AbortSignal }): Promise<void>;
  /** Asks for the origin, then asks the server; first thing in a press of the user's. */
  testServer(
    server: { baseUrl: string; model: string; key?: string },
    signal: AbortSignal,
  ): Promise<ProbeOutcome>;
  /** Asks for the origin alone; false where the user refused. */
  allowServer(baseUrl: string): Promise<boolean>;
  /** Gives the origin of an engine's former address back, unless the other engine is asked there, too. */
  forgetServer(engine: 'local' | 'own-key', baseUrl: string): Promise<void>;
  /** What a server must let in, such as `chrome-extension://*`. */
  originPattern: string;
}
