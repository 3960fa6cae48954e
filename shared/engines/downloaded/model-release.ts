import * as z from 'zod/mini';

/** The packaged file that says which model can be downloaded. */
export const MODEL_RELEASE_FILE = 'model.json';

/** A model that can be downloaded: one GGUF file, known by its hash before the first byte of it has arrived. */
export const modelRelease = z.object({
  name: z.string(),
  quantization: z.string(),
  /** Names a revision, so that the file behind it stays the same. */
  url: z.url(),
  bytes: z.int().check(z.positive()),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
  /** As SPDX names it. */
  licence: z.string(),
  /** What the browser is asked for: the host, and those it sends a download on to. */
  origins: z.array(z.string()).check(z.minLength(1)),
});
export type ModelRelease = z.infer<typeof modelRelease>;

/** A file that can be downloaded, as far as the download needs to know it. */
export type FileRelease = Pick<ModelRelease, 'url' | 'bytes' | 'sha256'>;
