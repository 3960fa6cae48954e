import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ErrorCode } from './codes.ts';

/** What is said where our own server failed: it is no server that the user runs. */
const ofCloud: Partial<Record<ErrorCode, string>> = {
  engine_unavailable: 'Something is wrong on our side. Your draft is unchanged; retry in a moment.',
  engine_failed: 'The mistake is on our side. Your draft is unchanged; please retry.',
  engine_overloaded: 'Our AI model has too much to do. Your draft is unchanged; retry in a moment.',
};

/** The sentence of a failure that is told in other words of the cloud; undefined for all others. */
export const cloudSentence = (code: ErrorCode, engine: EngineId | undefined): string | undefined =>
  engine === 'cloud' ? ofCloud[code] : undefined;
