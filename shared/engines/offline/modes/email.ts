import { asksForMail, looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.!?\n]{0,60}[,!:.]?$/iu;
const CLOSING =
  /^(?:(?:best|kind|warm)(?:est)?(?: regards| wishes)?|(?:with )?(?:best |kind |many )?regards|cheers|sincerely|yours(?: \p{L}+)?|(?:many )?thanks(?: a lot| so much| again| in advance)?|thank you(?: so much| very much| again| in advance)?|take care|talk soon)[,.!]?(?:\n[^\n]{1,60}){0,4}$/iu;
const COURTESY =
  /^(?:i )?hope (?:you(?:['’]re| are)|all is|everything is)\b[^.!?]{0,40}\bwell\b|^hope you had\b/i;
/** Nobody misses it. */
const BOILERPLATE =
  /^(?:i )?(?:hope|trust) (?:that )?this (?:e-?mail|message|letter) finds you (?:well|in good health)[.!]?$/i;
const REQUEST =
  /^(?:please \p{L}|(?:could|can|would|will|may|might|shall) (?:you|we|i)\b|(?:is|are|do|does|did|have|has) (?:you|we|there|it|the|your|this)\b|(?:when|what|where|which|who|how)\b.*\?$)/iu;
/** Can only be read after what it points at. */
const POINTS_BACK =
  /\b(?:it|this|that|these|those|them|they|he|she|him|her|so|then|also|instead|there|one|ones|either|both|such|above|let (?:me|us) know)\b/i;
const MIN_REQUEST_WORDS = 5;
const PARAGRAPH_SENTENCES = 3;
const SHORT_SENTENCES = 2;

const ASKED_AROUND =
  /^i (?:just )?(?:(?:want|wanted) to|would like to) (?:quickly )?ask (?:you )?(?:if|whether) (we|you|i) (could|can|would|may)(?: possibly| maybe)? ([^?]+?)[.?]$/i;

interface Mail {
  greeting: string;
  paragraphs: string[];
  closing: string;
}

/** A masked mail with its request first and in short paragraphs; greeting and sign-off are the writer's or none. */
export function putPointFirst(text: string): string {
  return joinMail(arrange(readMail(text), { listsRequests: false }));
}

/** The same, further apart: several requests as a numbered list, what explains them below. */
export function rebuildMail(text: string): string {
  return joinMail(arrange(readMail(text), { listsRequests: true }));
}

function readMail(text: string): Mail {
  const paragraphs = text.trim().split(/\n[^\S\n]*\n+/);
  const greeting = GREETING.test(paragraphs[0] ?? '') ? (paragraphs.shift() ?? '') : '';
  const closing =
    paragraphs.length > 0 && CLOSING.test(paragraphs.at(-1) ?? '') ? (paragraphs.pop() ?? '') : '';
  return { greeting, paragraphs, closing };
}

function joinMail({ greeting, paragraphs, closing }: Mail): string {
  return [greeting, ...paragraphs, closing].filter((part) => part !== '').join('\n\n');
}

function arrange(mail: Mail, { listsRequests }: { listsRequests: boolean }): Mail {
  // a list, a table or quoted lines: the writer has laid it out himself
  if (mail.paragraphs.some((paragraph) => paragraph.includes('\n'))) return mail;
  const isOnePiece = mail.paragraphs.length === 1;
  const groups = mail.paragraphs.map((paragraph) =>
    splitSentences(paragraph)
      .map((sentence) => askDirectly(sentence.trim()))
      .filter((sentence) => !BOILERPLATE.test(sentence)),
  );
  const sentences = groups.flat();
  const courtesy = COURTESY.test(sentences[0] ?? '') ? sentences[0] : undefined;
  const requests = sentences.filter(isRequest);
  const isMovable = requests.every((request) => canStandFirst(request));
  const listed = listsRequests && requests.length >= 2 && isMovable;
  const moved = listed ? requests : requests.length === 1 && isMovable ? requests : [];
  const first = [...(courtesy && moved.length > 0 ? [courtesy] : []), ...(listed ? [] : moved)].join(' ');
  const list = listed ? moved.map((request, index) => `${index + 1}. ${request}`).join('\n') : '';
  const rest = groups.map((group) =>
    group.filter((sentence) => !moved.includes(sentence) && (moved.length === 0 || sentence !== courtesy)),
  );
  const size = listsRequests ? SHORT_SENTENCES : PARAGRAPH_SENTENCES;
  const paragraphs = rest.flatMap((group) => (isOnePiece ? inGroups(group, size) : [group.join(' ')]));
  return { ...mail, paragraphs: [first, list, ...paragraphs].filter((part) => part !== '') };
}

/** "I just wanted to ask if we could meet" as "Could we meet?" */
function askDirectly(sentence: string): string {
  return sentence.replace(ASKED_AROUND, (...match: string[]) => {
    const [, who = '', modal = '', wish = ''] = match;
    const verb = modal.charAt(0).toUpperCase() + modal.slice(1).toLowerCase();
    return `${verb} ${who.toLowerCase() === 'i' ? 'I' : who.toLowerCase()} ${wish}?`;
  });
}

function isRequest(sentence: string): boolean {
  return REQUEST.test(sentence) && !/^please (?:note|find|accept)\b/i.test(sentence);
}

function canStandFirst(request: string): boolean {
  return (
    request.split(/\s+/).length >= MIN_REQUEST_WORDS &&
    !POINTS_BACK.test(request.replace(/^(?:is|are) there\b/i, ''))
  );
}

/** Sentences as paragraphs of a few; a last one alone joins the group before it. */
function inGroups(sentences: readonly string[], size: number): string[] {
  if (sentences.length <= size + 1) return [sentences.join(' ')];
  const groups: string[] = [];
  for (let from = 0; from < sentences.length; from += size) {
    const isLastAlone = sentences.length - from === size + 1;
    groups.push(sentences.slice(from, isLastAlone ? undefined : from + size).join(' '));
    if (isLastAlone) break;
  }
  return groups;
}

const WORK_OF_A_CHAT =
  /^(?:please )?(?:(?:can|could|would) you (?:please )?)?(?:explain|give me|list|compare|suggest|recommend|generate|create|make|build|design|implement|summari[sz]e|calculate|solve|debug|fix (?:this|my|the) (?:code|function|script|query|bug)|what (?:is|are) (?:the|an?)\b|what['’]s the|how (?:do|does|can) (?:i|one|you|\p{L}+s)\b|why (?:is|are|does|do) )/iu;
const OTHER_TEXT =
  /\b(?:blog posts?|essays?|poems?|haikus?|limericks?|stor(?:y|ies)|articles?|speech|tweets?|captions?|slogans?|taglines?|landing page|product descriptions?|lesson plans?|cover letters?|functions?|scripts?|unit tests?|quer(?:y|ies)|regex)\b/i;
const OPENING_CHARS = 80;

/** Whether a draft asks a chat for work that no mail comes of: an answer, code, another kind of text. */
export function asksForNoMail(text: string): boolean {
  const opening = text.trim().slice(0, OPENING_CHARS);
  if (
    looksLikeMail(text) ||
    asksForMail(text) ||
    /\b(?:e-?mails?|mails?|letters?|messages?|repl(?:y|ies)|invitations?)\b/i.test(opening)
  )
    return false;
  return WORK_OF_A_CHAT.test(opening) || OTHER_TEXT.test(opening);
}
