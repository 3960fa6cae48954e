import type { DiffSegment } from '@/shared/enhance/changes.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import {
  changeParts,
  isChanged,
  isRewritten,
  isSmallChange,
  resultSentences,
  type SentencePart,
  toTurn,
  wholeSections,
  wholeSentence,
} from '@/shared/run/changed-sentences.ts';
import { changeLabel } from '@/shared/run/texts.en.ts';
import { element } from './element.ts';
import { onPress } from './press.ts';

interface ChangeListOptions {
  segments: readonly DiffSegment[];
  refused: ReadonlySet<number>;
  onToggle(segment: number): void;
  /** What must be seen for a press on one of them to count. */
  root: HTMLElement;
  /** Whether its headings and lists are marked up. */
  isLaidOut?: boolean;
  /** Whether it was parted into sections: each is shown as it was and as it is. */
  isWhole?: boolean;
}

/** Marks of a layout are drawn as what they make: a heading as one, stress and breaks as nothing of their own. */
function drawn(text: string, isLaidOut: boolean): (Node | string)[] {
  if (!isLaidOut) return [text];
  return text
    .replaceAll('**', '')
    .replace(/^([ \t]*)[-*] /gm, '$1• ')
    .split(/\n*^(#{1,6} .*)$/m)
    .flatMap((part, at, parts) => {
      if (at % 2 === 0) return part;
      const isBelow = at > 1 || parts[0] !== '';
      return [isBelow ? '\n' : '', element('b', { text: part.replace(/^#+ +/, '') })];
    });
}

/** What is marked of a change; a change of space alone is a gap that can be seen. */
function marked(kind: 'del' | 'ins', text: string, isLaidOut: boolean): (Node | string)[] {
  if (!text) return [];
  const isGap = text.trim() === '';
  const isBreak = isLaidOut && isGap && text.includes('\n');
  if (isGap) return [element(kind, { class: 'gap', text: isBreak ? ' ' : text }), isBreak ? '\n' : ''];
  return [element(kind, { children: drawn(text, isLaidOut) })];
}

const HEADING = /^\s*(#{1,6} .*)\n*/;

function changeContent(
  { before, after }: { before: string; after: string },
  { isRefused, isLaidOut }: { isRefused: boolean; isLaidOut: boolean },
): (Node | string)[] {
  // ‸ marks where an addition was refused, so that it can be taken back in.
  if (isRefused) return [element('span', { class: 'kept', text: before || '‸' })];
  // A heading stands above what it heads, the words that went included.
  const [above = '', heading = ''] = (isLaidOut && HEADING.exec(after)) || [];
  const parts = changeParts({ before, after: after.slice(above.length) });
  return [
    ...(heading ? [...marked('ins', heading, true), '\n'] : []),
    parts.start,
    ...marked('del', parts.removed, isLaidOut),
    parts.between,
    ...marked('ins', parts.added, isLaidOut),
    parts.end,
  ];
}

/** A sentence or a section as it was and below as it is, its heading above both. */
function wholeContent(
  { before, after }: { before: string; after: string },
  isLaidOut: boolean,
): (Node | string | false)[] {
  const [start = '', heading = ''] = (isLaidOut && HEADING.exec(after)) || [];
  const isOld = before.startsWith(start);
  const [was, is] = [before.slice(isOld ? start.length : 0).trim(), after.slice(start.length).trim()];
  return [
    heading !== '' && element(isOld ? 'b' : 'ins', { class: 'heading', text: heading.replace(/^#+ +/, '') }),
    was !== '' && element('del', { children: drawn(was, isLaidOut) }),
    is !== '' && element('ins', { children: drawn(is, isLaidOut) }),
  ];
}

/** Sentences that stayed are counted where they stand, so that nobody takes them for deleted. */
const isToCount = (sentence: readonly SentencePart[]) =>
  !isChanged(sentence) && sentence.some(({ part }) => 'same' in part && /\p{L}|\p{N}/u.test(part.same));

interface Toggle {
  before: string;
  after: string;
  /** What it turns on or off. */
  segments: readonly number[];
}

/** Changes as toggle buttons: Tab reaches one of them, arrow keys the others, so that the buttons after the text stay near. */
function createToggles({ refused, onToggle, root, isLaidOut = false }: ChangeListOptions) {
  const toggles: HTMLElement[] = [];
  const moveFocus = (from: HTMLElement, step: number) => {
    const next = toggles[toggles.indexOf(from) + step];
    if (!next) return;
    from.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  return (part: Toggle, isWhole = false): HTMLElement => {
    const isRefused = part.segments.every((segment) => refused.has(segment));
    const isPair = isWhole && !isRefused;
    // Not a <button>: those do not break across lines.
    const toggle = element('span', {
      class: isPair ? 'change whole' : isSmallChange(part) ? 'change small' : 'change',
      attributes: {
        role: 'button',
        tabindex: toggles.length === 0 ? 0 : -1,
        'aria-pressed': isRefused ? 'false' : 'true',
        // The name is what can be seen; this says what it means.
        'aria-description': changeLabel(part),
        'data-segment': part.segments[0] ?? null,
      },
      children: isPair ? wholeContent(part, isLaidOut) : changeContent(part, { isRefused, isLaidOut }),
    });
    const turn = () => {
      for (const segment of toTurn(part, refused)) onToggle(segment);
    };
    onPress(toggle, turn, root);
    toggle.addEventListener('keydown', (event) => {
      // With Ctrl it is the card's.
      if (!event.isTrusted || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter' || event.key === ' ') turn();
      else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') moveFocus(toggle, 1);
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') moveFocus(toggle, -1);
      else return;
      event.preventDefault();
    });
    toggles.push(toggle);
    return toggle;
  };
}

/** Every sentence that was changed, with its changes marked, or as it was and as it is. */
export function createChangeList(options: ChangeListOptions): DocumentFragment {
  const { segments, isLaidOut = false, isWhole = false } = options;
  const fragment = document.createDocumentFragment();
  const lines = { 'by-press': texts.changeHint, 'by-key': texts.changeKeys };
  const hints = Object.entries(lines).map(([name, text]) => element('span', { class: name, text }));
  fragment.append(element('p', { class: 'stayed', children: hints }));
  const toggle = createToggles(options);
  const draw = ({ segment, part }: SentencePart): Node | string =>
    'same' in part
      ? element('span', { children: drawn(part.same, isLaidOut) })
      : toggle({ ...part, segments: [segment] });
  let unchanged = 0;
  const tellUnchanged = () => {
    if (unchanged > 0)
      fragment.append(element('p', { class: 'sentence stayed', text: texts.unchanged(unchanged) }));
    unchanged = 0;
  };
  for (const section of isWhole ? wholeSections(segments, options.refused) : []) {
    if (section.segments.length === 0) {
      unchanged += splitSentences(section.after).length;
      continue;
    }
    tellUnchanged();
    fragment.append(element('p', { class: 'sentence', children: [toggle(section, true)] }));
  }
  for (const sentence of isWhole ? [] : resultSentences(segments)) {
    if (isToCount(sentence)) unchanged += 1;
    if (!isChanged(sentence)) continue;
    tellUnchanged();
    const children = isRewritten(sentence)
      ? [toggle(wholeSentence(sentence, options.refused), true)]
      : sentence.map(draw);
    fragment.append(element('p', { class: 'sentence', children }));
  }
  tellUnchanged();
  return fragment;
}

/** Puts the focus back on a change after the list was drawn anew. */
export function focusChange(root: HTMLElement, segment: number): void {
  for (const change of root.querySelectorAll<HTMLElement>('.change')) {
    const isIt = change.dataset.segment === String(segment);
    change.tabIndex = isIt ? 0 : -1;
    if (isIt) change.focus();
  }
}
