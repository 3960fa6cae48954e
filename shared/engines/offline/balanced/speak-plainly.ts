import { casualPhrases } from '@/shared/engines/offline/modes/casual.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { contract } from './contractions.ts';
import { replaceAll } from './phrases.ts';

/** A masked text in the words and short forms people speak in. */
export function speakPlainly(text: string): string {
  return splitSentences(text)
    .map((sentence) => contract(replaceAll(sentence, casualPhrases)))
    .join('');
}
