const NONCE_BYTES = 12;
const encode = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const decode = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Seals texts so that only this function opens them (AES-256-GCM). */
export interface Sealer {
  /** @param context bound to the text: sealed for one, it opens for nobody else */
  seal: (text: string, context: string) => Promise<string>;
  /** @throws where it was sealed otherwise, or for another */
  open: (sealed: string, context: string) => Promise<string>;
}

/** @param secret 32 bytes in base64 @throws for any other */
export async function createSealer(secret: string): Promise<Sealer> {
  const bytes = decode(secret);
  if (bytes.length !== 32) throw new Error('SOURCE_KEYS_SECRET must be 32 bytes in base64.');
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const algorithm = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(context),
  });
  return {
    async seal(text, context) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(
        algorithm(nonce, context),
        key,
        new TextEncoder().encode(text),
      );
      return encode(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
    },
    async open(sealed, context) {
      const all = decode(sealed);
      const nonce = all.slice(0, NONCE_BYTES);
      const opened = await crypto.subtle.decrypt(algorithm(nonce, context), key, all.slice(NONCE_BYTES));
      return new TextDecoder().decode(opened);
    },
  };
}
