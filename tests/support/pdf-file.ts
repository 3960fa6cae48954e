import { createHash } from 'node:crypto';

export interface PdfLine {
  text: string;
  /** In points; 11 where it is left out. */
  size?: number;
  /** White, as text that is not to be seen. */
  white?: boolean;
}

const PAD = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ID = Buffer.alloc(16, 7);
const PERMISSIONS = -44;

/** RC4, as protected PDFs of the first kind use it (ISO 32000-1, 7.6.2). */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => {
    [box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0];
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (box[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 255] ?? 0);
    }),
  );
}

const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PAD]).subarray(0, 32);

/** Keys and entries of the standard security handler, revision 2 (ISO 32000-1, 7.6.3). */
function protection(password: string) {
  const owner = rc4(md5(padded(password)).subarray(0, 5), padded(password));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded(password), owner, permissions, ID).subarray(0, 5);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const entries = `/Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(rc4(key, PAD))} /P ${PERMISSIONS}`;
  const encrypt = (data: Buffer, id: number) => {
    const salt = Buffer.from([id & 255, id >> 8, 0, 0, 0]);
    return rc4(md5(key, salt).subarray(0, 10), data);
  };
  return { entries, encrypt };
}

function contentOf(lines: readonly PdfLine[]): Buffer {
  let y = 760;
  const drawn = lines.map(({ text, size = 11, white = false }) => {
    y -= size * 1.5;
    const shown = text.replace(/[\\()]/g, '\\$&');
    return `BT ${white ? '1 g' : '0 g'} /F1 ${size} Tf 72 ${y.toFixed(1)} Td (${shown}) Tj ET`;
  });
  return Buffer.from(drawn.join('\n'), 'latin1');
}

/** A PDF of the given lines of each page, in Helvetica; asks for a password where one is given. */
export function pdfFile(pages: readonly (readonly PdfLine[])[], password?: string): Buffer {
  const guard = password === undefined ? null : protection(password);
  const bodies: Buffer[] = [];
  const add = (body: string | Buffer) => bodies.push(Buffer.from(body));
  const pageId = (at: number) => 4 + at * 2;
  const kids = pages.map((_, at) => `${pageId(at)} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  pages.forEach((lines, at) => {
    const id = pageId(at);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${id + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    const content = contentOf(lines);
    const stored = guard ? guard.encrypt(content, id + 1) : content;
    add(
      Buffer.concat([
        Buffer.from(`<< /Length ${stored.length} >>\nstream\n`),
        stored,
        Buffer.from('\nendstream'),
      ]),
    );
  });
  if (guard) add(`<< ${guard.entries} >>`);
  const chunks = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  bodies.forEach((body, at) => {
    const object = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += object.length;
    chunks.push(object);
  });
  const size = bodies.length + 1;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = guard
    ? ` /Encrypt ${bodies.length} 0 R /ID [<${ID.toString('hex')}> <${ID.toString('hex')}>]`
    : '';
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R${encrypt} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}
