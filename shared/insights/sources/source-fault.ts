import type { SourceStatus } from '@/shared/contracts/insight-report.ts';

/** A source that did not answer the question: how, in the words of a report's health strip. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';

  /** The source's own word for it, as `commentsDisabled`; `notFound` for a 404 without one. */
  readonly reason: string | undefined;

  constructor(
    readonly status: Extract<SourceStatus, 'blocked' | 'quota' | 'no_key' | 'timeout' | 'error'>,
    options: { cause?: unknown; detail?: string; reason?: string | undefined } = {},
  ) {
    super(options.detail ?? status, { cause: options.cause });
    this.reason = options.reason;
  }
}

/** What a health strip says of a source that asked to be left alone for a while. */
export const waitNote = (waitMs: number) => `It asked us to wait another ${Math.ceil(waitMs / 1_000)} s.`;
