const decoder = new TextDecoder('latin1');
const encoder = new TextEncoder();

/** Bytes of a catalogue that are looked at for its type. */
const NEAR = 400;

/**
 * A file that lost its end, with a new one: pdf.js finds the objects by itself, but not where the document begins.
 * Undefined where the catalogue is lost too, or packed away.
 */
export function withTrailer(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const text = decoder.decode(bytes);
  const found = text.search(/\/Type\s*\/Catalog\b/);
  if (found < 0) return undefined;
  const before = text.slice(Math.max(0, found - NEAR), found);
  const number = [...before.matchAll(/(\d+)\s+(\d+)\s+obj/g)].at(-1);
  if (!number) return undefined;
  // The last object may have lost its end as well.
  const trailer = encoder.encode(
    `\nendstream\nendobj\ntrailer << /Root ${number[1]} ${number[2]} R >>\nstartxref\n0\n%%EOF\n`,
  );
  const mended = new Uint8Array(bytes.length + trailer.length);
  mended.set(bytes);
  mended.set(trailer, bytes.length);
  return mended;
}
