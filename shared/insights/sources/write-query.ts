import type { Question } from '@/shared/insights/question.ts';

/** The subject without characters that operators are made of, so that nothing a user types becomes one. */
export function plainSubject({ subject }: Pick<Question, 'subject'>): string {
  return subject
    .replace(/["“”()<>{}[\]|\\^~*?!:;+]/g, ' ')
    .replace(/(?:^|\s)-+(?=\S)/g, ' ')
    .replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}

const quoted = (words: string) => (words.includes(' ') ? `"${words}"` : words);
const plain = (words: string) => words.replace(/["\\()]/g, ' ').trim();

/** `subject -word -"two words"`: what most search engines understand. */
export function withExclusions(question: Question, subject = plainSubject(question)): string {
  return [subject, ...question.exclude.map((word) => `-${quoted(plain(word))}`)].join(' ');
}

/** As much of a query as a source takes, without half a word or half a phrase at its end. */
export function wholeWords(query: string, { most, words = most }: { most: number; words?: number }): string {
  const parts = query.match(/-?"[^"]*"|\S+/g) ?? [];
  let taken = '';
  for (const part of parts) {
    const next = taken === '' ? part : `${taken} ${part}`;
    if (next.length > most || next.split(' ').length > words) break;
    taken = next;
  }
  return taken;
}

/** Seconds since 1970 of a day's first moment in UTC. */
export const unixDay = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 1000);

/** A number of seconds since 1970 as ISO 8601; null for what is none. */
export function isoOfUnix(seconds: number | null | undefined): string | null {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return null;
  return toIso(seconds * 1000);
}

/** A point in time as sources write it, in ISO 8601 with milliseconds; null for what is none. */
export function toIso(value: string | number | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
