import * as z from 'zod/mini';

/** How near words are in use, 0 to 1: "kids" and "children". Words that mean opposites are near each other too. */
export interface NearWords {
  likeness(a: string, b: string): number;
  /** Whether it is an English word that is in use. */
  has(word: string): boolean;
}

const data = z.object({ words: z.string(), vectors: z.string() });
const DIMENSIONS = 100;
/** The middles of the four steps in which a vector's figures are kept (`local/make-near-words.ts`). */
const MIDDLES = [-1.5, -0.45, 0.45, 1.5];

function vectorsOf({ words, vectors }: z.infer<typeof data>): NearWords {
  const places = new Map(words.split(' ').map((word, at) => [word, at]));
  const packed = Uint8Array.from(atob(vectors), (letter) => letter.charCodeAt(0));
  const figure = (word: number, at: number) => {
    const place = word * DIMENSIONS + at;
    return MIDDLES[((packed[place >> 2] ?? 0) >> ((place & 3) * 2)) & 3] ?? 0;
  };
  return {
    has: (word) => places.has(word),
    likeness(a, b) {
      const [one, other] = [places.get(a), places.get(b)];
      if (one === undefined || other === undefined) return 0;
      let [dot, ofOne, ofOther] = [0, 0, 0];
      for (let at = 0; at < DIMENSIONS; at += 1) {
        const [x, y] = [figure(one, at), figure(other, at)];
        dot += x * y;
        ofOne += x * x;
        ofOther += y * y;
      }
      return Math.max(0, dot / Math.sqrt(ofOne * ofOther));
    },
  };
}

let known: NearWords | undefined;

/** The words' vectors, loaded when a question first needs them. */
export async function nearWords(): Promise<NearWords> {
  known ??= vectorsOf(data.parse((await import('./near-words.json', { with: { type: 'json' } })).default));
  return known;
}
