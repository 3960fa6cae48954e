import { asks } from '@/shared/engines/offline/balanced/split-pieces.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

const SIGN_OFF =
  /(?:^|\n|[.!?]\s+)(?:(?:best|kind|warm)(?:est)?(?: regards| wishes)?|(?:with )?(?:best |kind )?regards|cheers|sincerely|yours(?: \p{L}+)?|(?:many )?thanks(?: a lot| so much| again| in advance)?|thank you(?: so much| very much| again| in advance)?|take care|talk soon)[,.!]?\s+(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s*(?:\n|$)/iu;
const LAST_NAME = /\n[^\S\n]*[-–—]?[^\S\n]*(?<name>\p{Lu}[\p{L}'’-]+)\s*$/u;
const REQUEST =
  /^(?:please (?!note|find|accept|be advised|let me know if)|let (?:me|us) know (?:if|whether|when|what|which|how|who))|\b(?:(?:would|['’]d) (?:also )?like to know|want to know)\b/i;
/** Which blank answers a question, told by its words. */
const BLANKS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:can|could|would|will) you (?:please |also )*)(?:tell|give|send|share|explain|name)\b/i,
    '[your answer]',
  ],
  [/\bwhat time\b/i, '[time]'],
  [/\b(?:when|what (?:day|date)|which (?:day|date)|by when|how soon)\b/i, '[date]'],
  [/\bhow (?:much|many)\b|\bwhat (?:price|budget|amount|number)\b/i, '[number]'],
  [/\bhow long\b/i, '[how long]'],
  [/\b(?:who|whom)\b/i, '[name]'],
  [/\bwhere\b|\bwhat (?:place|address)\b/i, '[place]'],
  [/\bwhy\b/i, '[reason]'],
  [/\bwhich\b|\bwould you (?:rather|prefer)\b|\b\p{L}+ or \p{L}+\b[^?]*\?$/iu, '[your choice]'],
  [/\b(?:whether|know if)\b/i, '[yes or no]'],
  [/^(?:please|let me know)\b/i, '[done, or when]'],
  [
    /^(?:(?:and|but|so|also) )?(?:can|could|would|will|do|does|did|is|are|was|were|have|has|should|may|shall)\b/i,
    '[yes or no]',
  ],
];

/** Who signed a message. */
export function findSender(text: string): string | undefined {
  return (SIGN_OFF.exec(text) ?? LAST_NAME.exec(text))?.groups?.name;
}

/** An answer to a message with a blank below each of its questions; nothing in it is made up. */
export function replySkeleton(text: string): string {
  const name = findSender(text);
  const isFormal = /^\s*dear\b/i.test(text);
  const greeting = name ? `${isFormal ? `Dear ${name}` : `Hi ${name.split(' ')[0]}`},` : 'Hello,';
  const questions = [...new Set(questionsOf(text))];
  const answers = questions.map((question) => `> ${question}\n${blankFor(question)}`);
  const body = answers.length > 0 ? answers : ['[your answer]'];
  return [greeting, ...body, '[your name]'].join('\n\n');
}

function questionsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .flatMap((line) => splitSentences(line.replace(/^\s*(?:[-*•+]|\d{1,2}[.)])\s+/, '')))
    .map((sentence) => sentence.trim().replace(/^(?:hi|hello|hey|dear) \p{Lu}[\p{L}]*[,!]\s+/iu, ''))
    .filter(
      (sentence) =>
        /\?["'”’)]*$/.test(sentence) || REQUEST.test(sentence) || (asks(sentence) && sentence.length < 200),
    );
}

function blankFor(question: string): string {
  return BLANKS.find(([sign]) => sign.test(question))?.[1] ?? '[your answer]';
}
