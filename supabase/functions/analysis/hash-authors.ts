import type { CleanItem } from '@/shared/insights/mining/clean.ts';

const HASH_CHARS = 16;

/** Puts a salted hash in the place of each author's name: enough to tell people apart, not to find one again. */
export async function hashAuthors(items: readonly CleanItem[], salt: string): Promise<CleanItem[]> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(salt),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const known = new Map<string, string>();
  const hashed: CleanItem[] = [];
  for (const item of items) {
    const { author, source } = item.raw;
    if (author === null) {
      hashed.push(item);
      continue;
    }
    const name = `${source}:${author.toLowerCase()}`;
    const hash = known.get(name) ?? (await sign(key, name));
    known.set(name, hash);
    hashed.push({ ...item, raw: { ...item.raw, author: hash } });
  }
  return hashed;
}

async function sign(key: CryptoKey, text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, HASH_CHARS / 2), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
