import { principlesEnglish } from '@/shared/texts/principles.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** How many questions the tests put to made workbooks and PDFs; they fail where one is answered with a wrong figure. */
export const QUESTIONS_TO_FILES = 434;

const say = sentences('principles', principlesEnglish);

/** What a user can rely on, in the order he meets it. */
export const principles = (): { title: string; text: string }[] => [
  { title: say('changes'), text: say('changesText') },
  { title: say('undo'), text: say('undoText') },
  { title: say('asked'), text: say('askedText') },
  { title: say('figures'), text: say('figuresText', { questions: QUESTIONS_TO_FILES }) },
];
