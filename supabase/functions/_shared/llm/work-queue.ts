import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import { AppError } from '@/shared/errors/app-error.ts';

/** A text that is worked on alone, by one of a few workers. */
export interface Job {
  /** Whoever asked: an account, or an address. */
  caller: string;
  chars: number;
}

export interface QueueLimits {
  /** How many texts are worked on at once. */
  lanes: number;
  /** Texts of one caller that wait or are worked on. */
  perCaller: number;
  /** A text that would have to wait longer is refused: it would run into the caller's own time limit. */
  maxWaitMs: number;
}

export const defaultQueueLimits: Omit<QueueLimits, 'lanes'> = { perCaller: 4, maxWaitMs: 10_000 };

/** Two of the longest drafts. */
const MAX_CALLER_CHARS = 2 * MAX_DRAFT_CHARS;
/** Longer texts leave one lane to the others, so that nobody's short one waits for them. */
const LONG_CHARS = 5_000;
/** Before anything was measured: 4 s for the longest draft. */
const FIRST_MS_PER_CHAR = 0.08;
/** A job's share in the measured speed. */
const WEIGHT = 0.3;
/** What shorter texts take says little of the speed. */
const MEASURED_CHARS = 1_000;
const MIN_RETRY_MS = 500;

type State = 'waiting' | 'running' | 'over';

/** One job's place. */
export interface Place {
  /** Resolves when a lane is free for it; false where it was left before. */
  turn: Promise<boolean>;
  /** Ends the job, whether it ran or not; a second call does nothing. */
  leave(): void;
}

interface Entry extends Job {
  state: State;
  startedMs: number;
  begin: (begins: boolean) => void;
}

const isLong = ({ chars }: Job) => chars > LONG_CHARS;
const sumChars = (jobs: readonly Job[]) => jobs.reduce((sum, { chars }) => sum + chars, 0);

/**
 * Decides who may work next on the grammar of a text, and refuses what would wait too long: bounded per caller and in sum.
 * It speaks of one process, whose processors it shares out; what an account may do in all is counted in the database.
 */
export class WorkQueue {
  readonly #entries = new Set<Entry>();
  #msPerChar = FIRST_MS_PER_CHAR;

  constructor(
    private readonly limits: QueueLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws AppError `rate_limited` with the time after which there should be room */
  enter(job: Job): Place {
    const waitMs = this.#refusedForMs(job);
    if (waitMs > 0)
      throw new AppError('rate_limited', { retryAfterMs: Math.max(MIN_RETRY_MS, Math.ceil(waitMs)) });
    let begin: Entry['begin'] = () => undefined;
    const turn = new Promise<boolean>((resolve) => {
      begin = resolve;
    });
    const entry: Entry = { ...job, state: 'waiting', startedMs: 0, begin };
    this.#entries.add(entry);
    this.#startNext();
    return { turn, leave: () => this.#leave(entry) };
  }

  /** Milliseconds after which a refused job may come again; 0 where it may stay. */
  #refusedForMs(job: Job): number {
    const own = [...this.#entries].filter(({ caller }) => caller === job.caller);
    const isOverOwn =
      own.length >= this.limits.perCaller || (own.length > 0 && sumChars(own) + job.chars > MAX_CALLER_CHARS);
    if (isOverOwn) return this.#restMs(own) / Math.max(1, own.length);
    return Math.max(0, this.#waitMs(job) - this.limits.maxWaitMs);
  }

  /** How long a job would wait: what is ahead of it, shared by the lanes it may use. */
  #waitMs(job: Job): number {
    const ahead = [...this.#entries].filter((entry) => isLong(job) || !isLong(entry));
    return this.#restMs(ahead) / this.#lanesFor(job);
  }

  #restMs(entries: readonly Entry[]): number {
    const rest = ({ chars, state, startedMs }: Entry) => {
      const wholeMs = chars * this.#msPerChar;
      return state === 'running' ? Math.max(0, wholeMs - (this.now() - startedMs)) : wholeMs;
    };
    return entries.reduce((sum, entry) => sum + rest(entry), 0);
  }

  #lanesFor(job: Job): number {
    return isLong(job) ? Math.max(1, this.limits.lanes - 1) : this.limits.lanes;
  }

  #startNext(): void {
    for (const entry of this.#entries) {
      const running = [...this.#entries].filter(({ state }) => state === 'running');
      if (running.length >= this.limits.lanes) return;
      const mayStart = !isLong(entry) || running.filter(isLong).length < this.#lanesFor(entry);
      if (entry.state !== 'waiting' || !mayStart) continue;
      entry.state = 'running';
      entry.startedMs = this.now();
      entry.begin(true);
    }
  }

  #leave(entry: Entry): void {
    if (entry.state === 'over') return;
    if (entry.state === 'running') this.#measure(entry);
    entry.state = 'over';
    entry.begin(false);
    this.#entries.delete(entry);
    this.#startNext();
  }

  #measure({ chars, startedMs }: Entry): void {
    if (chars < MEASURED_CHARS) return;
    const msPerChar = (this.now() - startedMs) / chars;
    this.#msPerChar += (msPerChar - this.#msPerChar) * WEIGHT;
  }
}
