import { type Choice, type Correction, corrected, correctionsOf, first, last } from './structure-kinds.ts';
import type { StructurePage } from './structure-page.ts';

export interface Verdict {
  /**
   * `✓` where every flow keeps everything, `said` where the card says before Accept that it cannot, `inner` where the draft
   * is a field inside the editor, else the flow that fails.
   */
  mark: string;
  /** What was found and what should be there. */
  why?: string;
}

export interface Scene {
  html: string;
  editor: string;
  /** The corrections that are accepted without the others. */
  part?: Choice;
  /** The misspellings that are selected, one after the other, and corrected alone. */
  words?: Choice;
}

type Document = Required<Omit<Scene, 'editor'>>;

/** A busy machine's editor takes seconds for a key; only what is not kept waits so long. */
const SETTLE_MS = 8_000;
const STEP_MS = 50;

async function becomes(read: () => Promise<string>, wanted: string): Promise<string | null> {
  let found = '';
  for (let waitedMs = 0; waitedMs < SETTLE_MS; waitedMs += STEP_MS) {
    found = await read();
    if (found === wanted) return null;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return `\n  found  ${found}\n  wanted ${wanted}`;
}

/** Editors whose redo is not Ctrl+Y. */
export const REDO_BY_SHIFT = /quill|squire|toastui/;

/** Puts one document through all an Accept can do in one editor. */
export async function judge(chat: StructurePage, scene: Scene): Promise<Verdict> {
  const { html } = scene;
  const wanted = await chat.load(corrected(html));
  const before = await chat.load(html);
  const domBefore = await chat.dom();
  const draft = await chat.read();
  const all = correctionsOf(draft ?? '');
  if (draft !== null && all.length < correctionsOf(html).length) return { mark: 'inner', why: draft };
  const answer = await chat.write(all);
  const model = () => chat.model();
  if (answer !== 'written') {
    const touched = await becomes(model, before);
    if (touched) return { mark: 'LOST', why: answer + touched };
    return answer.startsWith('said') ? { mark: 'said', why: answer } : { mark: 'refused', why: answer };
  }
  const whole = await becomes(model, wanted);
  if (whole) return { mark: 'LOST', why: whole };
  const dom = await becomes(() => chat.dom(), corrected(domBefore));
  if (dom) return { mark: 'dom', why: dom };
  const document = { html, part: scene.part ?? first, words: scene.words ?? last };
  return (
    (await judgeKeys(chat, { editor: scene.editor, before })) ??
    (await judgeRevert(chat, { before, domBefore })) ??
    (await judgePart(chat, document)) ??
    judgeWords(chat, document)
  );
}

async function judgeKeys(
  chat: StructurePage,
  { editor, before }: { editor: string; before: string },
): Promise<Verdict | null> {
  const after = await chat.model();
  const model = () => chat.model();
  await chat.press('Control', 'z');
  const undo = await becomes(model, before);
  if (undo) return { mark: 'undo', why: undo };
  await (REDO_BY_SHIFT.test(editor) ? chat.press('Control', 'Shift', 'z') : chat.press('Control', 'y'));
  const redo = await becomes(model, after);
  return redo ? { mark: 'redo', why: redo } : null;
}

/** Revert after an undo and a redo: what stands is what was accepted. */
async function judgeRevert(
  chat: StructurePage,
  { before, domBefore }: { before: string; domBefore: string },
): Promise<Verdict | null> {
  const reverted = await chat.revert();
  const back = await becomes(() => chat.model(), before);
  if (back || !reverted) return { mark: reverted ? 'REVERT' : 'revert', why: String(back) };
  const dom = await becomes(() => chat.dom(), domBefore);
  return dom ? { mark: 'revert dom', why: dom } : null;
}

const chosen = (corrections: readonly Correction[], isChosen: Choice) =>
  corrections.filter((_, index) => isChosen(index, corrections.length));

async function judgePart(chat: StructurePage, { html, part }: Document): Promise<Verdict | null> {
  const wanted = await chat.load(corrected(html, part));
  await chat.load(html);
  const all = correctionsOf((await chat.read()) ?? '');
  const answer = await chat.write(chosen(all, part));
  const found = await becomes(() => chat.model(), wanted);
  if (!found && answer === 'written') return null;
  return { mark: answer === 'written' ? 'PART' : 'part', why: answer + String(found) };
}

async function judgeWords(chat: StructurePage, { html, words }: Document): Promise<Verdict> {
  const wanted = await chat.load(corrected(html, words));
  await chat.load(html);
  const all = correctionsOf((await chat.read()) ?? '');
  if (all.length === 0) return { mark: 'nothing', why: 'There is nothing to correct in it.' };
  // From the last to the first, so that the places of the others stay.
  for (const { start, end, text } of chosen(all, words).toReversed()) {
    const answer = await chat.write([{ start: 0, end: end - start, text }], { start, end });
    if (answer === 'written') continue;
    return { mark: 'word', why: answer + String(await becomes(() => chat.model(), wanted)) };
  }
  const found = await becomes(() => chat.model(), wanted);
  return found ? { mark: 'WORD', why: found } : { mark: '✓' };
}
