/** How an engine is asked. Each way has one implementation, one readiness and one kind of settings. */
export type EngineAccess = 'rules' | 'browser-model' | 'downloaded-model' | 'server' | 'functions';

/** Whether an engine can be used in this browser, could be, or is not there at all. */
export type EngineReadiness = 'ready' | 'needs_setup' | 'absent';

/** Who pays for an answer. */
export type EngineCost = 'nobody' | 'user_server' | 'provider' | 'credits';

/** A server people know by name. */
export interface ServerPreset {
  id: string;
  label: string;
  /** Up to and including the part before `/chat/completions`. */
  baseUrl: string;
  /** A model to begin with, where one is sure to be there. */
  model: string;
  /** How it is started, where it runs on the user's own computer. */
  start?: string;
}

/** What an engine behind an OpenAI-compatible server is set up with. */
export interface ServerSetup {
  /** The name its settings are stored under. */
  storedAs: string;
  /** Whether it asks for a key; one without is looked for on this computer. */
  takesKey: boolean;
  /** The last one is *another*: every address that is none of theirs. */
  presets: readonly ServerPreset[];
}

/** An engine as data: what it is, how it is asked and what is said of it. One file each; the list is `engines.ts`. */
export interface EngineKind<Id extends string = string> {
  readonly id: Id;
  readonly access: EngineAccess;
  readonly cost: EngineCost;
  /** How well it does the work, as far as that is known beforehand: *Automatic* takes the strongest that is ready. */
  readonly strength: number;
  /** Whether its text leaves this browser: then it is redacted, and its host stands in the request log. */
  readonly sendsText: boolean;
  /** Whether it may be asked twice at once: a model on the user's own computer takes one prompt at a time. */
  readonly takesTwo: boolean;
  readonly server?: ServerSetup;
  readonly texts: {
    /** Where it is chosen. */
    label: string;
    /** Beside the label, by how it stands. */
    hints: Readonly<Record<EngineReadiness, string>>;
    /** As a line of its own: the name, and what becomes of the text. */
    name: string;
    promise: string;
    /** Where it works, to stand after a verb. */
    place: string;
    /** As the subject of a sentence. */
    subject: string;
    /** In the request log. */
    logName: string;
  };
}
