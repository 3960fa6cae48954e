import { corrected, correctionsOf } from './structure-kinds.ts';
import type { StructurePage } from './structure-page.ts';

export interface Verdict {
  /** `✓` where every flow keeps everything, `said` where the card says before Accept that it cannot, else the flow that fails. */
  mark: string;
  /** What was found and what should be there. */
  why?: string;
}

interface Scene {
  html: string;
  editor: string;
}

const SETTLE_MS = 2_000;
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
const REDO_BY_SHIFT = /quill|squire|toastui/;

/** Puts one document through all an Accept can do in one editor. */
export async function judge(chat: StructurePage, scene: Scene): Promise<Verdict> {
  const { html } = scene;
  const wanted = await chat.load(corrected(html));
  const before = await chat.load(html);
  const domBefore = await chat.dom();
  const all = correctionsOf((await chat.read()) ?? '');
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
  return (
    (await judgeKeys(chat, { ...scene, before })) ??
    (await judgeRevertAndParts(chat, { html, before, domBefore }))
  );
}

async function judgeKeys(
  chat: StructurePage,
  { editor, before }: Scene & { before: string },
): Promise<Verdict | null> {
  const after = await chat.model();
  const model = () => chat.model();
  const { keyboard } = chat.page;
  await keyboard.press('Control+z');
  const undo = await becomes(model, before);
  if (undo) return { mark: 'undo', why: undo };
  await keyboard.press(REDO_BY_SHIFT.test(editor) ? 'Control+Shift+z' : 'Control+y');
  const redo = await becomes(model, after);
  return redo ? { mark: 'redo', why: redo } : null;
}

async function judgeRevertAndParts(
  chat: StructurePage,
  { html, before, domBefore }: { html: string; before: string; domBefore: string },
): Promise<Verdict> {
  const model = () => chat.model();
  await chat.load(html);
  const all = correctionsOf((await chat.read()) ?? '');
  const again = await chat.write(all);
  const reverted = await chat.revert();
  const back = await becomes(model, before);
  if (back || !reverted) return { mark: reverted ? 'REVERT' : 'revert', why: again + String(back) };
  const dom = await becomes(() => chat.dom(), domBefore);
  if (dom) return { mark: 'revert dom', why: dom };

  const wantedFirst = await chat.load(corrected(html, 'first'));
  const wantedLast = await chat.load(corrected(html, 'last'));
  await chat.load(html);
  const part = await chat.write(all.slice(0, 1));
  const one = await becomes(model, wantedFirst);
  if (one || part !== 'written')
    return { mark: part === 'written' ? 'PART' : 'part', why: part + String(one) };

  await chat.load(html);
  const last = all.at(-1);
  if (!last) return { mark: 'nothing', why: 'There is nothing to correct in it.' };
  const { start, end, text } = last;
  const word = await chat.write([{ start: 0, end: end - start, text }], { start, end });
  const selected = await becomes(model, wantedLast);
  if (selected || word !== 'written')
    return { mark: word === 'written' ? 'WORD' : 'word', why: word + String(selected) };
  return { mark: '✓' };
}
