import * as z from 'zod/mini';

/** A point in time in ISO 8601, as it crosses our own borders. */
export const timestamp = z.iso.datetime({ offset: true });

/** A column's point in time: `T` between its halves or a space, its offset with minutes or without; read as `timestamp`. */
export const rowTimestamp = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00')),
    timestamp,
  ),
);
