import type { BlockFinder, LineRun } from './block.ts';
import { opensInWords } from './find-code.ts';
import { runsOf } from './find-layout.ts';
import type { DraftLine } from './line.ts';
import { REQUEST_LABEL } from './mark-records.ts';

/** "Look at this", "here is the log:", "what does the third line here mean:": what is spoken of stands below. */
const POINTS_BELOW =
  /:\s*$|\b(?:this|these|here|below|following)\b(?:[ ,]+(?:please|pls|plz|to me|for me|again|now))*[ .!?]*$|^\s*here (?:is|are)\b|^\s*here['’]s\b/i;
/** "make this recipe for six": what is spoken of stands below if nobody says it. */
const SPEAKS_OF = /\b(?:this|these|the following) \p{L}/iu;
/** "what does it say?": nothing was said before that it could be. */
const OPENS_WITH = /\b(?:it|this|these|them)\b[^.!?,]{0,30}\?\s*$/i;
const SPOKEN_OF_LINES = 3;
/** What is said to whoever answers. */
const REQUEST =
  /\b(?:please|pls|plz|(?:can|could|would|will) (?:you|u|i)|i (?:want|need|would|think|tried|have to)|i['’]?m (?:not|trying|getting)|i['’]?d|help|thanks?|thx|make (?:it|sure)|(?:what|why|how|where) (?:is|are|do|does|should|can|did)|my|dont|don['’]t|explain|write|rewrite|keep|summari[sz]e|translate|fix)\b/i;
/** An order begins like that. */
const ORDER =
  /^\s*(?:and |also |but |then )*(?:add|answer|avoid|be|change|check|convert|describe|do|don['’]?t|explain|find|fix|format|give|help|improve|include|keep|leave|list|make|mention|no|only|output|print|put|refactor|remove|reply|return|rewrite|send|shorten|show|sort|start|suggest|summari[sz]e|tell|translate|turn|use|write)\b/i;
export const isOrder = (text: string): boolean => ORDER.test(text);
/** Somebody is asked for something. */
export const isRequest = (text: string): boolean =>
  isOrder(text) || REQUEST.test(text) || /\?\s*$/.test(text);
const ITEM = /^\s*(?:[-*•+–·]|\(?\d{1,3}[.)]|#{1,6})\s/;
const OWN_BESIDE = new RegExp(`${ITEM.source}|^\\s*>`);
const MIN_LINES = 2;
const MAX_LINE_CHARS = 90;

const isSaid = ({ text, isAddressed }: DraftLine): boolean =>
  (isAddressed && REQUEST.test(text)) || /\?\s*$/.test(text) || (isAddressed && text.length > MAX_LINE_CHARS);

const isOwnLine = (line: DraftLine | undefined, orders: boolean): boolean =>
  line !== undefined && (line.isAddressed || (orders && isOrder(line.text)));

/** Lines right below one that points at them, up to where the writer speaks again. */
export const findHandedOver: BlockFinder = (lines, taken) => {
  const runs: LineRun[] = [];
  lines.forEach((line, index) => {
    const points = POINTS_BELOW.test(line.text) || (index === 0 && OPENS_WITH.test(line.text));
    // "format these in APA": an order that speaks of records below it
    const orders = !line.isAddressed && isOrder(line.text);
    const speaks = SPEAKS_OF.test(line.text);
    if (line.isBlank || taken[index] || !(orders ? speaks : line.isAddressed && (points || speaks))) return;
    let first = index + 1;
    while (lines[first]?.isBlank) first += 1;
    let end = first;
    while (lines[end] && !lines[end]?.isBlank && !taken[end]) end += 1;
    const isApart = first > index + 1 && !lines.slice(first, end).some(isSaid);
    // without a blank line the writer's own words go on below what is shown
    while (!isApart && end > first && isOwnLine(lines[end - 1], orders)) end -= 1;
    const own = lines.slice(first, end);
    if (orders && own.filter(({ text }) => /\d/.test(text)).length * 2 <= own.length) return;
    const isShown = own.length >= MIN_LINES && !own.some(isSaid) && !ITEM.test(own[0]?.text ?? '');
    const isTold =
      own.some(({ isAddressed }) => isAddressed) ||
      own.filter(({ isSentence }) => isSentence).length > own.length / 3;
    if ((orders || !points) && (own.length < SPOKEN_OF_LINES || isTold)) return;
    if (isShown && own.filter(({ isAddressed }) => isAddressed).length <= own.length / 2)
      runs.push({ kind: 'verse', first, last: end - 1 });
  });
  return runs;
};

/** Who speaks, in front of what is said. */
const SPEAKER = /^\s*(\p{L}[\p{L}\d_.'’ -]{0,23}):\s+\S/u;
const TURNS = 3;
/** "NORA: …": two turns of a play are one. */
const ACTOR = /^\s*\p{Lu}{2,}[\p{Lu} ]*$/u;
/** "(She closes the door.)" */
const STAGE = /^\s*[([]/;

/** A conversation: lines with a name in front, one of them more than once; and a play's. */
export const findTalk: BlockFinder = (lines, taken) =>
  runsOf(
    lines,
    'table',
    ({ text }, index) => !taken[index] && (SPEAKER.test(text) || STAGE.test(text)),
  ).filter(({ first, last }) => {
    const names = lines.slice(first, last + 1).flatMap(({ text }) => SPEAKER.exec(text)?.[1] ?? []);
    const isPlay =
      names.length > 1 &&
      names.every((name) => ACTOR.test(name)) &&
      !names.some((name) => REQUEST_LABEL.test(name));
    return isPlay || (names.length >= TURNS && new Set(names).size < names.length);
  });

const MAX_NEIGHBOUR_WORDS = 12;

/**
 * What hangs together with a block: the rest of a paragraph that is mostly one; and, above what the writer says, lines
 * that nobody says to anybody, right below or above a block or, across an empty line, short ones.
 */
export const findRest: BlockFinder = (lines, taken) => {
  const inside = [...taken];
  const isFree = (index: number) => {
    const line = lines[index];
    return line !== undefined && !line.isBlank && !inside[index] && isUnspoken(line);
  };
  // what stands above or below a list of the writer's is his label for it, or goes on; beside a quotation he answers
  const isPasted = (index: number) => inside[index] === true && !OWN_BESIDE.test(lines[index]?.text ?? '');
  const said = lines.flatMap(({ isAddressed, isSentence }, index) =>
    (isAddressed || isSentence) && !taken[index] ? [index] : [],
  );
  const [first = lines.length] = said;
  const joins = (index: number, step: 1 | -1) => {
    if (!isFree(index) || index >= (said.at(-1) ?? 0)) return false;
    // what was pasted may open the text: the name above what is set in, and what is said of it below
    const opens = step > 0 && (lines[index + 2]?.indent ?? 0) <= (lines[index]?.indent ?? 0);
    if (index < first && opens) return false;
    return (
      isPasted(index + step) ||
      (lines[index + step]?.isBlank === true && isPasted(index + 2 * step) && isShort(lines[index]))
    );
  };
  for (let index = 0; index < lines.length; index += 1) if (joins(index, -1)) inside[index] = true;
  for (let index = lines.length - 1; index >= 0; index -= 1) if (joins(index, 1)) inside[index] = true;
  for (const { first, last } of runsOf(lines, 'code', ({ isBlank }) => !isBlank)) {
    const free = lines.slice(first, last + 1).filter((_line, offset) => !isPasted(first + offset));
    const isMostly = free.length <= (last - first + 1) / 2 && last - first >= MIN_LINES;
    // between two lines of a block nobody speaks of himself
    const isInside =
      inside[first] === true && inside[last] === true && !free.some(({ text }) => OWN.test(text));
    if (isMostly && !FENCE.test(lines[first]?.text ?? '') && (isInside || free.every(isUnspoken)))
      inside.fill(true, first, last + 1);
  }
  return runsOf(lines, 'code', (_line, index) => inside[index] === true && !taken[index]);
};

const FENCE = /^\s*(?:`{3}|~{3})/;
const OWN = /\b(?:i|i['’]m|my|me|we|our|u|pls)\b|\?\s*$/i;

const isUnspoken = (line: DraftLine): boolean =>
  !line.isAddressed &&
  !opensInWords(line) &&
  !ITEM.test(line.text) &&
  !isOrder(line.text) &&
  !/[?]\s*$|:\s*$/.test(line.text);

const isShort = (line: DraftLine | undefined): boolean =>
  line !== undefined &&
  line.text.split(/\s+/).length <= MAX_NEIGHBOUR_WORDS &&
  (!line.isSentence || /^\s*\p{Lu}.*[.:]$/u.test(line.text));
