import { unasked } from '@/shared/texts/wish-lines.en.ts';
import { isDeed } from './deeds.ts';
import { wordPicture } from './word-picture.ts';
import type { WordedTopic } from './worded-topic.ts';

const ERROR =
  /^(?:[A-Z]\w*(?:Error|Exception)\b|(?:Uncaught|Traceback|fatal:|npm ERR!|error(?:\[\w+\])?:)\s)/;
/** How a picture is made or lit, at the end of what it shows: nobody asks for a text in watercolour. */
const MADE_AS =
  /,\s*(?:[\p{L}\d-]+ ){0,2}(?:watercolou?r|(?:oil|acrylic|digital|matte) painting|oil on canvas|gouache|(?:digital|concept|pixel|line|vector) art|cinematic|photo-?realistic|hyper-?realistic|anime|isometric|low poly|3d render|(?:pencil|ink) (?:sketch|drawing)|(?:cinematic|studio|soft|dramatic|natural) light(?:ing)?|golden hour|(?:comic|manga|anime|ghibli|cartoon) style|[48]k|\d{2,3} ?mm)$/iu;

/** Topics that are no thing's name and no sentence about one; undefined for every other. */
export function wordOther(topic: string): WordedTopic | undefined {
  if (ERROR.test(topic)) return { kind: 'request', wish: `${unasked.error}\n\n${topic}` };
  if (MADE_AS.test(topic)) return { kind: 'picture', wish: wordPicture(topic) };
  if (isDeed(topic))
    return { kind: 'plan', wish: `${unasked.deed} ${topic.charAt(0).toLowerCase()}${topic.slice(1)}` };
  return undefined;
}
