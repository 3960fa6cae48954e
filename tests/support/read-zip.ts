import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEADER_BYTES = 30;
const DEFLATED = 8;

/** All files of a zip without a comment, by name, unpacked. */
export function readZip(path: string): Map<string, Buffer> {
  const zip = readFileSync(path);
  const end = zip.length - END_BYTES;
  if (zip.readUInt32LE(end) !== END) throw new Error(`${path} is no plain zip.`);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const nameEnd = at + ENTRY_BYTES + (nameBytes ?? 0);
    const name = zip.toString('utf8', at + ENTRY_BYTES, nameEnd);
    const header = zip.readUInt32LE(at + 42);
    const begin = header + HEADER_BYTES + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
    const isDeflated = zip.readUInt16LE(at + 10) === DEFLATED;
    if (!name.endsWith('/')) files.set(name, isDeflated ? inflateRawSync(packed) : packed);
    at = nameEnd + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return files;
}
