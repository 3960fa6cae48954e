import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { pluralBySingular, uncountableNouns } from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';

const OBJECT = '(?:an?|the|my|our|his|her|their|this|that|these|some|more|less|fewer|better|up|out|\\d+)';
/** What one does oneself, where nobody can do it for one; the second row names things as often as deeds. */
const DEEDS: readonly RegExp[] = [
  /^(?:negotiate|reduce|quit|learn|earn|lose|gain|become|overcome|avoid|survive|declutter|adopt|cope|deal|afford|lower|save(?! the date)) (?=\p{L})/iu,
  new RegExp(
    `^(?:get|find|buy|sell|rent|move|start|open|stop|run|cut|raise|grow|train|fix|repair|clean|pass|leave|renovate|host|handle|prepare) ${OBJECT}\\b`,
    'iu',
  ),
];
/** `Lower back pain` is lower only in name. */
const NAMED_SO =
  /^(?:lower|lose|deal|save|gain) (?!(?:my|our|the|a|an|your|with)\b)(?!(?:money|weight|time|muscle|water|energy)\b)/i;
/** What but a verb stands before "a": "half a cup", "twice a day". */
const NO_VERB =
  /^(?:half|such|many|quite|rather|once|twice|maybe|perhaps|just|only|almost|hardly|never|need|want)$/;

/** What a model is asked to do, not helped with: "explain to my grandpa what a VPN is". */
const ASKED_OF_MODEL =
  /^(?:explain|describe|summari[sz]e|translate|compare|suggest|recommend|list|define|outline|write|tell|teach|show|reply|answer)$/;

const isOtherForm = (word: string): boolean => /(?:ly|ing|ed|s)$/.test(word) && !verbs.byBase.has(word);

/** "migrate a monolith", "resign from my job": a verb is told by what only an object has before it. */
function hasVerbFirst(topic: string): boolean {
  const [, first = '', preposition, of = ''] =
    /^(\p{L}+) (?:(from|for|to|with|in|into|about) )?(an?|the|my|our|his|her|their|this|these)\b/iu.exec(
      topic,
    ) ?? [];
  const word = first.toLowerCase();
  if (
    word === '' ||
    ASKED_OF_MODEL.test(word) ||
    functionWords.has(word) ||
    NO_VERB.test(word) ||
    isOtherForm(word)
  )
    return false;
  if (preposition)
    return verbs.byBase.has(word) && !pluralBySingular.has(word) && !uncountableNouns.has(word);
  return /^(?:an?|his|her|their|this)$/i.test(of) && !isImperative(topic);
}

/** Whether a topic is something to be done, by a verb that no prompt begins with. */
export const isDeed = (topic: string): boolean =>
  !topic.includes('\n') &&
  // "fix this: …" is asked of the model
  !/^\p{L}+ (?:this|it|these):/iu.test(topic) &&
  ((DEEDS.some((deed) => deed.test(topic)) && !NAMED_SO.test(topic)) || hasVerbFirst(topic));
