import knownNames from '@/shared/engines/offline/lexicon/names.json' with { type: 'json' };
import { uncountableNouns } from '@/shared/engines/offline/lexicon/nouns.ts';
import { articleBefore } from '@/shared/engines/offline/polish/articles.ts';
import { DETERMINED, headOf } from '@/shared/enhance/topic-nouns.ts';
import { wishes } from '@/shared/texts/wishes.en.ts';

const names = new Set(knownNames.names.split(' '));
/** What is seen without being one thing, or being several. */
const NOT_ONE = new Set(
  `rain snow fog mist water fire smoke ice sand grass nature space winter summer autumn spring sunlight moonlight light
  darkness chaos love peace joy happiness people men women children mice sheep deer fish geese architecture art fashion
  jewelry jewellery clothing graffiti lightning coral wildlife bread meat pizza sushi`.split(/\s+/),
);

/** Kinds of pictures: "Create a portrait of …", not an image of one. */
const KIND_OF_PICTURE =
  /^(?:image|picture|portrait|photo|photograph|painting|drawing|illustration|logo|poster|sketch|wallpaper|icon|sticker|cartoon|comic|mural|tattoo|watercolou?r|banner|pattern)$/;

/** A picture as it is asked for. */
export function wordPicture(topic: string): string {
  if (topic.endsWith('?')) return wishes.illustrate(topic.charAt(0).toUpperCase() + topic.slice(1));
  const shown = wordSubject(topic);
  return KIND_OF_PICTURE.test(headOf(topic)) ? wishes.create(shown) : wishes.createImage(shown);
}

/** What a picture shows, with "a" before one thing: "old lighthouse, storm" → "an old lighthouse, storm". */
function wordSubject(topic: string): string {
  const [first = ''] = topic.split(/[^\p{L}\d'’-]/u);
  const isName = names.has(first.toLowerCase()) || !/^\p{L}[\p{Ll}'’-]+$/u.test(first);
  const small = isName ? topic : topic.charAt(0).toLowerCase() + topic.slice(1);
  // what it does is not what it is: "puppy playing in leaves"
  const head = headOf(topic.replace(/(?<=\p{L}) \p{L}{2,}ing\b.*$/su, ''));
  const isOne =
    /^\p{Script=Latin}/u.test(topic) &&
    !/(?:[^s]s|ing|ed)$/.test(head) &&
    !NOT_ONE.has(head) &&
    !uncountableNouns.has(head);
  if (isName || !isOne || DETERMINED.test(topic)) return small;
  return `${articleBefore(first) ?? 'a'} ${small}`;
}
