import { articleBefore } from '@/shared/engines/offline/polish/articles.ts';
import { DETERMINED, isOneThing } from '@/shared/enhance/topic-nouns.ts';

/** A thing's name with the article it takes. @param head the last word of the name itself */
export function withArticle(thing: string, head: string): string {
  if (DETERMINED.test(thing) || !isOneThing(head)) return thing;
  const [first = ''] = thing.split(/[^\p{L}\d&'’-]/u);
  return `${articleBefore(first) ?? 'a'} ${thing}`;
}
