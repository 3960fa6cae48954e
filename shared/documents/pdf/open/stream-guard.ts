import { Inflate, inflateSync } from 'fflate';
import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';

/** Deflate makes at most about 1,032 bytes of one (RFC 1951; the limit its authors name). */
const RATIO = 1032;
const CHUNK = 64 * 1024;
/** Enough compressed bytes to see how the data begins. */
const HEAD = 300;
const marker = new TextEncoder().encode('stream');

/**
 * Refuses files whose compressed streams would fill the memory, before pdf.js unpacks them: streams within streams, and
 * streams that hold more than `limits.pdfStreamBytes` (faults F7). Pictures are left to the limit of their pixels.
 * Throws `document_too_complex`.
 */
export function guardStreams(bytes: Uint8Array): void {
  for (let at = find(bytes, 0); at >= 0; at = find(bytes, at + marker.length)) {
    const start = dataStart(bytes, at + marker.length);
    if (start === undefined || !isZlib(bytes, start)) continue;
    const end = endOf(bytes, start);
    const isLarge = (end - start) * RATIO > limits.pdfStreamBytes && !isPicture(bytes, at);
    const inner = firstBytes(bytes.subarray(start, Math.min(end, start + HEAD)));
    if (isLarge || isZlib(inner, 0)) count(bytes.subarray(start, end), 0);
    at = Math.max(at, end - marker.length);
  }
}

function find(bytes: Uint8Array, from: number): number {
  const [s, t, r] = marker;
  for (let at = bytes.indexOf(s ?? 0, from); at >= 0; at = bytes.indexOf(s ?? 0, at + 1)) {
    if (bytes[at + 1] !== t || bytes[at + 2] !== r || bytes[at + 3] !== 101) continue;
    if (bytes[at + 4] === 97 && bytes[at + 5] === 109 && bytes[at - 1] !== 100) return at;
  }
  return -1;
}

/** Behind `stream` and its line end. */
function dataStart(bytes: Uint8Array, at: number): number | undefined {
  if (bytes[at] === 13) return bytes[at + 1] === 10 ? at + 2 : at + 1;
  if (bytes[at] === 10) return at + 1;
  return undefined;
}

function endOf(bytes: Uint8Array, from: number): number {
  // "endstream": its e stands before what `find` looks for.
  for (let at = bytes.indexOf(101, from); at >= 0; at = bytes.indexOf(101, at + 1)) {
    if (bytes[at + 1] !== 110 || bytes[at + 2] !== 100 || bytes[at + 3] !== 115) continue;
    if (bytes[at + 4] === 116 && bytes[at + 5] === 114 && bytes[at + 6] === 101) return at;
  }
  return bytes.length;
}

/** A zlib header (RFC 1950): deflate, and its two bytes a multiple of 31. */
function isZlib(bytes: Uint8Array, at: number): boolean {
  const [one = 0, other = 0] = [bytes[at], bytes[at + 1]];
  return (one & 15) === 8 && one >> 4 <= 7 && ((one << 8) | other) % 31 === 0 && one !== 0;
}

function isPicture(bytes: Uint8Array, at: number): boolean {
  const head = String.fromCharCode(...bytes.subarray(Math.max(0, at - 600), at));
  const own = head.slice(Math.max(0, head.lastIndexOf(' obj')));
  return /\/Subtype\s*\/Image/.test(own);
}

/** How a stream begins, of a part of it. What is written beyond the few bytes that are kept is dropped. */
function firstBytes(compressed: Uint8Array): Uint8Array {
  const first = new Uint8Array(8);
  try {
    inflateSync(compressed.subarray(2), { out: first });
  } catch {
    // It ends before its time; broken streams are for pdf.js to mend.
  }
  return first;
}

/** Counts what a stream holds, and what is compressed in it once more. */
function count(compressed: Uint8Array, depth: number): void {
  let held = 0;
  let inner: Uint8Array[] | undefined;
  let isFirst = true;
  try {
    const inflate = new Inflate((chunk) => {
      held += chunk.length;
      if (held > limits.pdfStreamBytes) throw new AppError('document_too_complex');
      if (isFirst && chunk.length > 1 && depth < 4 && isZlib(chunk, 0)) inner = [];
      if (chunk.length > 0) isFirst = false;
      inner?.push(chunk.slice());
    });
    for (let at = 2; at < compressed.length; at += CHUNK)
      inflate.push(compressed.subarray(at, at + CHUNK), at + CHUNK >= compressed.length);
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
  }
  if (inner) count(joined(inner), depth + 1);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
