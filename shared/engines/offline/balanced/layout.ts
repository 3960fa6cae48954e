import { commonWords, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

/** A paragraph above both is a wall; the pieces it is cut into are below both, so a second run finds none. */
const WALL_WORDS = 90;
const WALL_SENTENCES = 6;
const PARAGRAPH_SENTENCES = 4;
/** First words with which a new thought begins. */
const TURNS =
  /^(?:also|another|next|finally|lastly|however|on the other hand|in addition|additionally|besides|meanwhile|the (?:problem|issue|goal|question|idea|plan|main|other)|my (?:question|problem|goal|idea|plan)|what i|please|can you|could you|i (?:need|want|would like)|for (?:the|example)|as for|regarding|thanks|thank you|let me know|make sure|one more)\b/i;

/** A wall of text as paragraphs; a paragraph of readable length stays as it is. */
export function breakWall(paragraph: string): string {
  const sentences = splitSentences(paragraph);
  const words = paragraph.split(/\s+/).length;
  // what became a list is laid out
  if (paragraph.includes('\n') || sentences.length < WALL_SENTENCES || words < WALL_WORDS) return paragraph;
  const paragraphs: string[][] = [[]];
  sentences.forEach((sentence, index) => {
    const open = paragraphs.at(-1) ?? [];
    const isLast = index === sentences.length - 1;
    const turns = open.length >= 2 && TURNS.test(sentence) && !isLast;
    if (turns || (open.length >= PARAGRAPH_SENTENCES && !isLast)) paragraphs.push([sentence]);
    else open.push(sentence);
  });
  return paragraphs.map((group) => group.join('').trim()).join('\n\n');
}

const NUMBERED = /(?<=^|[\s:;,.])\(?(\d{1,2})[).]\s+(?=\S)/g;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Points that stand in a row in running text ("1) … 2) …", "First, … Second, … Third, …") as a list. */
export function listEnumeration(paragraph: string): string {
  return listNumbered(paragraph) ?? listOrdinals(paragraph) ?? paragraph;
}

function listNumbered(paragraph: string): string | undefined {
  const marks = [...paragraph.matchAll(NUMBERED)];
  const isRow = marks.length >= 2 && marks.every((mark, index) => Number(mark[1]) === index + 1);
  // "1." at a line's start is a list already; "chapter 1. The" is a sentence's end
  if (
    !isRow ||
    marks[0]?.index === 0 ||
    !/[):]/.test(`${marks[0]?.[0] ?? ''}${paragraph.slice(0, marks[0]?.index).trimEnd().slice(-1)}`)
  ) {
    return undefined;
  }
  const intro = paragraph.slice(0, marks[0]?.index).trimEnd();
  const items = marks.map((mark, index) =>
    paragraph
      .slice(mark.index + mark[0].length, marks[index + 1]?.index)
      .trim()
      .replace(/[,;]?(?:\s+and)?[,;]?$/i, ''),
  );
  const last = items.at(-1) ?? '';
  const [point = '', ...rest] = splitSentences(last);
  const isPointAlone =
    rest.length > 0 && items.slice(0, -1).every((item) => splitSentences(item).length === 1);
  const isBare = items.slice(0, -1).every((item) => !/[.!?]$/.test(item));
  const closing = (isPointAlone ? point : last).trim();
  const points = [...items.slice(0, -1), isBare ? closing.replace(/\.$/, '') : closing];
  const tail = isPointAlone ? `\n\n${rest.join('').trim()}` : '';
  const head = /[:.!?]$/.test(intro) ? intro : `${intro}:`;
  return `${head}\n${points.map((item, index) => `${index + 1}. ${item}`).join('\n')}${tail}`;
}

function listOrdinals(paragraph: string): string | undefined {
  const sentences = splitSentences(paragraph);
  const ranks = sentences.map((sentence) => {
    const word = /^(first|second|third|fourth|fifth|sixth)(?:ly)?,/i.exec(sentence)?.[1]?.toLowerCase() ?? '';
    return ORDINALS.indexOf(word);
  });
  const from = ranks.indexOf(0);
  const count = from < 0 ? 0 : ranks.slice(from).findIndex((rank, index) => rank !== index);
  const size = count < 0 ? ranks.length - from : count;
  if (from < 0 || size < 3) return undefined;
  const intro = sentences.slice(0, from).join('').trim();
  const points = sentences.slice(from, from + size).map((sentence, index) => {
    const point = sentence.replace(/^\p{L}+,\s*/u, '').trim();
    return `${index + 1}. ${point.charAt(0).toUpperCase()}${point.slice(1)}`;
  });
  const tail = sentences
    .slice(from + size)
    .join('')
    .trim();
  return [intro, points.join('\n'), tail].filter(Boolean).join('\n\n');
}

const GREETING =
  /^((?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?:\s+(?:\p{L}[\p{L}.'’-]*)){0,3}[,!])[^\S\n]+(?!(?:hi|hello|hey|dear|and)\b)(?=\S)/iu;
const CLOSING =
  /(?<=[.!?])[^\S\n]+((?:with )?(?:best|kind|warm)(?: regards| wishes| greetings)?|(?:with )?(?:regards|greetings)|cheers|sincerely|yours (?:sincerely|faithfully|truly)|(?:many )?thanks(?: a lot| so much| again)?|thank you(?: so much| very much| again)?),[^\S\n]*(\p{Lu}[\p{L}.'’ -]{0,40}?)\.?\s*$/iu;

/** "hi tom just wanted to say", typed without the comma. */
const BARE_GREETING =
  /^(hi|hello|hey|dear) (\p{L}[\p{L}'’-]+) (?=(?:just|i|i['’]m|we|we['’]re|can|could|sorry|thanks|thank|are|is|do|did|hope|please|the|it|this|my|our|as|quick|your|have|about|any)\b)/iu;
const BARE_CLOSING =
  /(?<=[.!?])[^\S\n]+(thanks|thank you|cheers|best|regards|best regards|kind regards),? (\p{L}[\p{L}'’-]+)[.!]?\s*$/iu;
const TO_ALL = /^(?:all|both|everyone|everybody|folks|guys|team)$/i;

const isName = (word: string): boolean =>
  !functionWords.has(word.toLowerCase()) && !commonWords.has(word.toLowerCase());
const begin = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A mail with its greeting and its closing on lines of their own. */
export function layOutMail(text: string): string {
  return text
    .replace(BARE_GREETING, (all, greeting: string, name: string) =>
      TO_ALL.test(name) ? `${greeting} ${name}, ` : isName(name) ? `${greeting} ${begin(name)}, ` : all,
    )
    .replace(BARE_CLOSING, (all, closing: string, name: string) =>
      isName(name) ? `\n\n${begin(closing)},\n${begin(name)}` : all,
    )
    .replace(GREETING, '$1\n\n')
    .replace(
      /^([^\n]{1,80},\n\n)(\p{Ll})/u,
      (_all, greeting: string, letter: string) => greeting + letter.toUpperCase(),
    )
    .replace(CLOSING, '\n\n$1,\n$2');
}

/** Whether a text is a mail itself: it greets somebody and says things to him, or ends with a name under a closing. */
export function looksLikeMail(text: string): boolean {
  const trimmed = text.trim();
  const greets =
    /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: \p{L}[\p{L}.'’-]*){0,3}[,!:]?[^\S\n]*(?:\n|(?<=[,!:]))/iu.test(
      trimmed,
    );
  const isToModel =
    /^(?:hi|hello|hey|dear),? (?:chatgpt|gpt|claude|gemini|deepseek|copilot|ai|there chat)\b/i.test(trimmed);
  const closes =
    /\n[^\S\n]*(?:(?:with )?(?:best|kind|warm)(?: regards| wishes| greetings)?|(?:with )?(?:regards|greetings)|cheers|sincerely|yours \p{L}+|(?:many )?thanks(?: a lot| so much| again)?|thank you(?: so much| very much| again)?),?[^\S\n]*(?:\n\s*\p{Lu}[^\n]{0,40})?\s*$/iu.test(
      trimmed,
    );
  // nobody calls a program dear
  const isLetter = greets && /^dear\s/i.test(trimmed);
  return (
    !isToModel && (closes || isLetter || (greets && /\n/.test(trimmed)) || (greets && CLOSING.test(trimmed)))
  );
}

const MAIL_WISH =
  /\b(?:write|draft|compose|word|prepare|create|help (?:me )?with|send)\b[^.?!\n]{0,60}\b(?:e-?mail|mail|message|letter|reply|reminder|note|invitation|apology|complaint|text|sms|dm)\b|^(?:please )?(?:e-?mail|mail|message|letter|reply|respond|tell|inform|ask)\b (?:to|for|my|our|the|this|that|back)\b/i;

/** Whether somebody is to write a mail: such a draft is a wish, not the mail itself. */
export function asksForMail(text: string): boolean {
  return MAIL_WISH.test(text.trim());
}
