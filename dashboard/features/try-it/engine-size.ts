/**
 * What the engine's data weighs, in bytes: its grammar checker and its word model. A test compares with the files.
 * `sent` is what a visitor's connection carries (gzip), `unpacked` what the page counts as it arrives.
 */
export const engineSize = { sent: 12_300_000, unpacked: 21_700_000 } as const;

/** As a visitor is told before the first press. */
export const engineMegabytes = `${Math.round(engineSize.sent / 1_000_000)} MB`;
