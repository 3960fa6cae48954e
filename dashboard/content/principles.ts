import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import { principlesEnglish } from '@/shared/texts/principles.en.ts';

const say = plainSentences('principles', principlesEnglish);

/** What a user can rely on, in the order he meets it. */
export const principles = (): { title: string; text: string }[] => [
  { title: say('changes'), text: say('changesText') },
  { title: say('undo'), text: say('undoText') },
  { title: say('asked'), text: say('askedText') },
  { title: say('figures'), text: say('figuresText') },
];
