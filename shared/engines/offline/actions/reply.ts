import { asks } from '@/shared/engines/offline/balanced/split-sentence.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

const SIGN_OFF =
  /(?:^|\n|[.!?]\s+)(?:(?:best|kind|warm)(?:est)?(?: regards| wishes)?|(?:with )?(?:best |kind )?regards|cheers|sincerely|yours(?: \p{L}+)?|(?:many )?thanks(?: a lot| so much| again| in advance)?|thank you(?: so much| very much| again| in advance)?|take care|talk soon)[,.!]?\s+(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s*(?:\n|$)/iu;
const LAST_NAME = /\n[^\S\n]*[-–—]?[^\S\n]*(?<name>\p{Lu}[\p{L}'’-]+)\s*(?:\n[^\n]*\d[^\n]*)?$/u;
const REQUEST =
  /^(?:please (?!note|find|accept|be advised|let me know if)|let (?:me|us) know (?:if|whether|when|what|which|how|who))|\b(?:(?:would|['’]d) (?:also )?like to know|want to know)\b|^i (?:want|expect|demand|insist)\b(?! (?:you )?to (?:thank|say|tell|ask|apologi))/i;
const GREETING = /^(?:hi|hello|hey|dear)(?: \p{Lu}\p{L}*)?[,!]\s+/iu;
/** Which blank answers a question, told by its words. */
const BLANKS: readonly (readonly [RegExp, string])[] = [
  // two questions in one
  [/,? and (?:do|does|is|are|can|could|will|would|when|where|what|which|who|how)\b[^?]*\?/i, '[your answer]'],
  [
    /^(?:(?:can|could|would|will) you (?:please |also )*)(?:tell|give|share|explain|name)\b/i,
    '[your answer]',
  ],
  [
    /^(?:(?:and|but|so|also),? )?(?:can|could|would|will) you (?:please |also )*(?:send|check|confirm|review|forward|update|fix|call|bring|book|prepare)\b/i,
    '[yes or no, and when]',
  ],
  [/\bwhat time\b/i, '[time]'],
  [/\b(?:when|what (?:day|date)|which (?:day|date)|by when|how soon)\b/i, '[date]'],
  [/\bhow (?:much|many)\b|\bwhat (?:price|budget|amount|number)\b/i, '[number]'],
  [/\bhow long\b/i, '[how long]'],
  [/\b(?:who|whom)\b/i, '[name]'],
  [/\bwhere\b|\bwhat (?:place|address)\b/i, '[place]'],
  [/\bwhy\b/i, '[reason]'],
  [
    /\bwhich (?:one|of|option|version)\b|\bwould you (?:rather|prefer)\b|\b\p{L}+ or \p{L}+\b[^?]*\?$/iu,
    '[your choice]',
  ],
  [/\b(?:whether|know if)\b/i, '[yes or no]'],
  [/^please (?:do not|don['’]t|never)\b/i, '[agreed, or why not]'],
  [/^(?:please|let me know)\b/i, '[done, or when]'],
  [
    /^(?:(?:and|but|so|also),? |if [^,]{1,40}, )?(?:can|could|would|will|do|does|did|is|are|was|were|have|has|should|may|shall)\b/i,
    '[yes or no]',
  ],
];

/** Who signed a message. */
export function findSender(text: string): string | undefined {
  return (SIGN_OFF.exec(text) ?? LAST_NAME.exec(text))?.groups?.name;
}

/**
 * An answer to a message: thanks for it, a blank below each of its questions, a sign-off; nothing in it is made up.
 * @param text the message, in English
 */
export function replySkeleton(text: string): string {
  const name = findSender(text);
  const isFormal = /^\s*dear\b|\b(?:sincerely|kind regards|yours (?:faithfully|truly))\b/i.test(text);
  const greeting = name ? `${isFormal ? `Dear ${name}` : `Hi ${name.split(' ')[0]}`},` : 'Hello,';
  const questions = [...new Set(questionsOf(text))];
  const answers = questions.map((question) => `> ${question}\n${blankFor(question)}`);
  return [
    greeting,
    isFormal ? 'Thank you for your message.' : 'Thanks for your message.',
    ...(answers.length > 0 ? answers : ['[your answer]']),
    `${isFormal ? 'Kind regards' : 'Best'},\n[your name]`,
  ].join('\n\n');
}

function questionsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .flatMap((line) => splitSentences(line.replace(/^\s*(?:[-*•+]|\d{1,2}[.)])\s+/, '')))
    .map((sentence) => sentence.trim().replace(GREETING, ''))
    .filter(
      (sentence) =>
        /\?["'”’)]*$/.test(sentence) || REQUEST.test(sentence) || (asks(sentence) && sentence.length < 200),
    );
}

function blankFor(question: string): string {
  return BLANKS.find(([sign]) => sign.test(question))?.[1] ?? '[your answer]';
}
