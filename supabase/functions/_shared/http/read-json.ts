import { AppError } from '@/shared/errors/app-error.ts';

/**
 * The body of a request as JSON, read no further than it may be long.
 * @throws AppError `too_long` above the limit, `invalid_request` for another content type, bad UTF-8 or bad JSON
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) throw new AppError('invalid_request');
  const bytes = await readBytes(request, maxBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('invalid_request', { cause });
  }
}

/**
 * The body of a request as it came.
 * @throws AppError `too_long` above the limit
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new AppError('too_long');
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    for await (const chunk of request.body) {
      length += chunk.length;
      if (length > maxBytes) throw new AppError('too_long');
      chunks.push(chunk);
    }
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
