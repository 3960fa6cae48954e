/** Milliseconds since 1970 with fractions, the same for every process of this machine. */
export const clockMs = (): number => performance.timeOrigin + performance.now();
