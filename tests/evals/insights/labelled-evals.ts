import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type LabelledPost, readPosts } from '@/local/voices/read-posts.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from './read-voices.ts';

const FOLDER = new URL('./labelled/', import.meta.url);
const about = z.object({ product: z.string(), about: z.string() });
/** A theme is right where so many of its posts speak of one side. */
const OF_ONE_SIDE = 0.6;

/** How somebody speaks who speaks one way alone; null for everybody else. */
function stanceOf({ kind, sides }: LabelledPost): 'praise' | 'complaint' | null {
  const told = new Set(sides.flatMap(({ stance }) => (stance === 'none' ? [] : [stance])));
  if (kind !== 'user' || told.size !== 1) return null;
  return told.has('pos') ? 'praise' : told.has('neg') ? 'complaint' : null;
}

function scoreProduct(file: string, posts: readonly LabelledPost[]) {
  const asked = about.parse(
    JSON.parse(readFileSync(new URL(file.replace('.jsonl', '.about.json'), FOLDER), 'utf8')),
  );
  const voices = toImportedItems(posts.map(({ id, text }) => ({ text, author: id })));
  const { report, items } = reportOn({ query: asked.product, about: asked.about }, voices);
  const byAuthor = new Map(posts.map((post) => [post.id, post]));
  const postOf = ({ author }: { author: string | null }) => byAuthor.get(author ?? '');
  const tally = { right: 0, contrary: 0, open: 0 };
  for (const item of items) {
    const post = postOf(item);
    const wanted = post && stanceOf(post);
    if (!wanted) continue;
    const told = item.labels.intents.filter((intent) => intent === 'praise' || intent === 'complaint');
    if (told.length !== 1) tally.open += 1;
    else if (told[0] === wanted) tally.right += 1;
    else tally.contrary += 1;
  }
  const kept = (kind: LabelledPost['kind']) =>
    `${items.filter((item) => postOf(item)?.kind === kind).length} of ${posts.filter((post) => post.kind === kind).length}`;
  const themes = report.findings.flatMap(({ count }) => count.filter.theme ?? []);
  const sidesOf = themes.map((theme) => mainSide(theme, { items, postOf }));
  const sides = new Set(posts.flatMap((post) => post.sides.map(({ side }) => side)));
  return {
    product: asked.product,
    ...tally,
    'themes R': new Set(sidesOf.filter(Boolean)).size / sides.size,
    'themes P': sidesOf.filter(Boolean).length / Math.max(1, themes.length),
    'real kept': kept('user'),
    'namesakes kept': kept('namesake'),
    'sellers kept': kept('seller'),
    'off topic kept': kept('offtopic'),
  };
}

type Reported = ReturnType<typeof reportOn>['items'];

/** The side that six in ten of a theme's posts speak of; null where there is none. */
function mainSide(
  theme: string,
  { items, postOf }: { items: Reported; postOf: (item: Reported[number]) => LabelledPost | undefined },
): string | null {
  const own = items.filter(({ labels }) => labels.themes.some(({ label }) => label === theme));
  const times = new Map<string, number>();
  for (const item of own)
    for (const side of new Set(postOf(item)?.sides.map((one) => one.side)))
      times.set(side, (times.get(side) ?? 0) + 1);
  const [best] = [...times].sort((one, other) => other[1] - one[1]);
  return best && best[1] >= own.length * OF_ONE_SIDE ? best[0] : null;
}

/**
 * Prints what is found in posts that somebody wrote and labelled who knew no rule, of products that nothing was learnt from.
 * @returns how many of the posts that speak one way are read rightly, and as the contrary, as shares
 */
export function scoreLabelled(): { right: number; contrary: number } {
  const rows = [...readPosts(FOLDER)].map(([file, posts]) => scoreProduct(file, posts));
  console.log('Insights: posts labelled by their writers, of products that nothing was learnt from');
  console.table(rows);
  const sum = (of: 'right' | 'contrary' | 'open') => rows.reduce((all, row) => all + row[of], 0);
  const all = sum('right') + sum('contrary') + sum('open');
  return { right: sum('right') / all, contrary: sum('contrary') / all };
}
