import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { textHash } from '@/local/text-hash.ts';
import { readRelevanceSigns } from '@/shared/insights/mining/relevance-signs.ts';
import { type LabelledPost, readPosts } from './read-posts.ts';
import { type Features, trainSoftmax } from './train-softmax.ts';

const POSTS = new URL('./posts/', import.meta.url);
const ABOUT = new URL('./posts/about.json', import.meta.url);
const OUT = new URL('../../shared/insights/mining/relevance-weights.json', import.meta.url);
const KINDS = ['user', 'namesake', 'seller', 'offtopic'];
/** In some files nearly every post names the product, in others hardly one: each is learnt from as if so large a part did. */
const NAMED = [0, 0.3, 0.6, 0.95];
const NAMINGS = ['My %.', 'The %.', 'Got a %.', '% again.'];
/** In every third run nobody said what is meant. */
const isAboutLeftOut = (run: number) => run % 3 === 2;

/** From 0 to 1, the same for the same text. */
const shareOf = (text: string) => textHash(text) / 2 ** 24;

function withName({ kind, text }: LabelledPost, product: string, share: number): string {
  if (kind !== 'user' || text.toLowerCase().includes(product) || shareOf(`${share} ${text}`) >= share)
    return text;
  const naming = NAMINGS[text.length % NAMINGS.length] ?? '';
  return `${naming.replace('%', product)} ${text}`;
}

/** Writes what each sign says of every kind of post. */
function makeRelevance(): void {
  const about = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(ABOUT, 'utf8')));
  const signs: number[][] = [];
  const kinds: number[] = [];
  let run = 0;
  for (const [file, posts] of readPosts(POSTS)) {
    const product = file.replace('.jsonl', '');
    for (const share of NAMED) {
      const texts = posts.map((post) => withName(post, product, share));
      const meant = isAboutLeftOut(run++) ? '' : (about[product] ?? '');
      signs.push(...readRelevanceSigns(texts, { subject: product, about: meant }));
      kinds.push(...posts.map(({ kind }) => KINDS.indexOf(kind)));
    }
  }
  const count = signs[0]?.length ?? 0;
  const { values } = trainSoftmax(
    signs.map((row): Features => new Map(row.slice(0, -1).entries())),
    kinds,
    { features: count - 1, classes: KINDS.length },
  );
  const weights = KINDS.map((_, of) =>
    Array.from({ length: count }, (_, at) => Number((values[at * KINDS.length + of] ?? 0).toFixed(3))),
  );
  writeFileSync(OUT, `${JSON.stringify({ weights })}\n`);
  console.log(`${signs.length} posts`);
}

makeRelevance();
