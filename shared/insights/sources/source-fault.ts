import type { SourceStatus } from '@/shared/contracts/insight-report.ts';

/** A source that did not answer the question: how, in the words of a report's health strip. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';

  constructor(
    readonly status: Extract<SourceStatus, 'blocked' | 'quota' | 'no_key' | 'timeout' | 'error'>,
    options: { cause?: unknown; detail?: string } = {},
  ) {
    super(options.detail ?? status, { cause: options.cause });
  }
}

/** What a health strip says of a source that asked to be left alone for a while. */
export const waitNote = (waitMs: number) => `It asked us to wait another ${Math.ceil(waitMs / 1_000)} s.`;
