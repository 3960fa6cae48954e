declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** The half of pdf.js that parses; pdf.js itself publishes no types for it. */
  export const WorkerMessageHandler: { initializeFromPort(port: unknown): void };
}
