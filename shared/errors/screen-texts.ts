import type { ErrorCode } from './codes.ts';

/** One screen's own wordings; `other` is said of every code it does not name. */
export type ScreenTexts = Partial<Record<ErrorCode | 'other', string>>;
