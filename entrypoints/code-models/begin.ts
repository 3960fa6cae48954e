/**
 * Does what cannot be told from what it leaves behind once it has begun. Where the editor's own code throws amid it, its model
 * counts as written to: the card sees what stands there, and takes it out again. Written another way it would stand twice.
 */
export function begin(work: () => void): void {
  try {
    work();
  } catch (error) {
    // As the page would have heard of it.
    globalThis.reportError?.(error);
  }
}
