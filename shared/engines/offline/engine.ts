import type { EnhanceMode, EnhanceTask, ResultRemark, WritingPlace } from '@/shared/contracts/enhance.ts';
import type { AnswerTask, EngineTask, FileTask } from '@/shared/contracts/task.ts';
import type { Engine, EngineEvent, ResultFacts } from '@/shared/engines/engine.ts';
import { findVerbatim } from '@/shared/enhance/blocks/find-blocks.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { findMaterial } from '@/shared/enhance/material.ts';
import { modesOfRules } from '@/shared/enhance/modes.ts';
import { resolveRepairs } from '@/shared/enhance/spoken-repairs.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { answerTask, type OfflineAnswer } from './answer-task.ts';
import { balance } from './balanced/balance.ts';
import { type GrammarChecker, loadedChecker } from './grammar-checker.ts';
import { isForeign } from './is-foreign.ts';
import type { LanguageSource, LanguageTools } from './language-model/language-tools.ts';
import { asksForNoMail } from './modes/email.ts';
import { describesPicture } from './modes/image.ts';
import { polishPieces } from './polish/polish.ts';
import { warmPolish } from './polish/rule-groups.ts';
import { isMessage } from './reframe/asks-model.ts';
import { withoutCourtesies } from './reframe/courtesies.ts';
import { isWellMade } from './reframe/gate.ts';
import { restructure } from './reframe/restructure.ts';
import { openingOf, type PersonaPlace, placeOfPersona } from './voice.ts';

export interface OfflineEngineOptions {
  /** Without one, or when it does not load, the rules work alone. */
  checker?: GrammarChecker | undefined;
  /** Without one, or when it gives nothing, words are not looked at in their company. */
  language?: LanguageSource | undefined;
}

export interface OfflineEngine extends Engine {
  /** Loads the checker and compiles the rules ahead of the first draft, in short turns. */
  warm(signal: AbortSignal): Promise<void>;
}

/** The parts of the model's name beside the checker's. */
const RULES = 'rules';
const WORDS_IN_CONTEXT = 'word model';
/** In a longer draft the checker takes more time than all else, and it changes two short ones in a hundred. */
const MAX_CHECKED_CHARS = 10_000;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('aborted', { cause: signal.reason });
}

function* paragraphs(text: string): Generator<string> {
  for (const piece of text.match(/[\s\S]*?\n\n+|[\s\S]+$/g) ?? []) yield piece;
}

const isFix = (task: EngineTask) => task.kind === 'action' && task.action === 'fix';

/** A rewrite that is put together whole, and what is to be known about it. */
async function rewrite(
  { text: draft, level, mode, place = 'other', persona = '' }: EnhanceTask,
  work: Work,
): Promise<OfflineAnswer> {
  // what is English in it is mended, as by polish
  if (isForeign(draft)) return { text: await whole(polished(draft, work)), remarks: ['other_language'] };
  const opening = openingOf(persona);
  // an earlier run put it there: its words are not the draft's
  const isOpened = opening !== '' && draft.includes(opening);
  const own = draft.startsWith(`${opening}\n\n`) ? draft.slice(opening.length).trimStart() : draft;
  const voice = opening === '' ? undefined : isOpened ? 'opening' : placeOfPersona(draft, mode, place);
  const mended = await whole(polished(meantBy(own), work));
  const clean = place === 'chat' ? withoutCourtesies(mended) : mended;
  const misfit = misfitOf(mode, clean, place);
  // what describes no picture, or asks for no mail, is sharpened as what it is
  const fitting = misfit.length > 0 ? 'rewrite' : mode;
  const first = voice === 'opening' ? opening : '';
  const made =
    level === 'balanced'
      ? balanced(clean, fitting, first)
      : rebuilt({ draft: own, clean, mode: fitting, opening: first, place });
  // what was pasted is compared here, before anybody sees the result: a rule that took it for prose is undone
  if (!hasBlocksOf(own, made.text))
    return { text: hasBlocksOf(own, clean) ? clean : own, remarks: ['kept_structure'] };
  // one reason is enough: what did not fit its mode is told by that
  const told = (made.remarks ?? []).filter((remark) => remark !== 'nothing_to_do' || clean === mended);
  const reasons = misfit.length > 0 ? misfit : told;
  return { text: made.text, remarks: [...reasons, ...remarksOnPersona(voice)] };
}

/** A draft without what was taken back in it: mended first, "no in Rust" is another sentence. */
function meantBy(draft: string): string {
  const masked = maskProtected(draft);
  return masked ? masked.unmask(resolveRepairs(masked.text)) : draft;
}

function balanced(clean: string, mode: EnhanceMode, opening: string): OfflineAnswer {
  const text = balance(clean, mode);
  return {
    text: opening ? `${opening}\n\n${text}` : text,
    ...(text === clean && opening === '' && { remarks: ['nothing_to_do'] }),
  };
}

/** A text that is better kept whole gets what the balanced level does, and the reason. */
function rebuilt({
  draft,
  clean,
  mode,
  opening,
  place,
}: Record<'draft' | 'clean' | 'opening', string> & {
  mode: EnhanceMode;
  place: WritingPlace;
}): OfflineAnswer {
  const isGood = mode === 'rewrite' && draft.trim() === clean.trim() && isWellMade(draft);
  const { text, kept } = isGood
    ? { text: clean, kept: 'kept_structure' as const }
    : restructure(clean, mode, { opening, place });
  if (kept === undefined) return { text };
  const whole = balanced(clean, mode, opening);
  return opening ? { text: whole.text } : { text: whole.text, remarks: [kept] };
}

/** Whether every pasted block, and a text handed over to be worked on, stands in a result to the byte. */
function hasBlocksOf(draft: string, result: string): boolean {
  const material = findMaterial(draft);
  return [...findVerbatim(draft), ...(material ? [material] : [])].every(({ start, end }) =>
    result.includes(draft.slice(start, end).trim()),
  );
}

const FOR_PROMPTS: ReadonlySet<EnhanceMode> = new Set(['chain-of-thought', 'tree-of-thoughts']);

function misfitOf(mode: EnhanceMode, text: string, place: WritingPlace): ResultRemark[] {
  if (!modesOfRules.has(mode)) return ['needs_model'];
  // what Tom gets is no prompt: no steps to think in below it
  if (FOR_PROMPTS.has(mode) && isMessage(text, place)) return ['kept_message'];
  if (mode === 'image' && !describesPicture(text)) return ['no_picture'];
  return mode === 'email' && asksForNoMail(text) ? ['no_mail'] : [];
}

function remarksOnPersona(voice: PersonaPlace | undefined): ResultRemark[] {
  if (voice === 'unused') return ['persona_unused'];
  return voice === 'own_role' ? ['own_role'] : [];
}

interface Work {
  checker: GrammarChecker | undefined;
  language: LanguageTools | undefined;
  signal: AbortSignal;
  /** Filled in by the time the last piece is there. */
  facts: ResultFacts;
}

async function* pieces(task: Exclude<EngineTask, AnswerTask | FileTask>, work: Work): AsyncGenerator<string> {
  const { facts } = work;
  if (task.kind === 'enhance' ? task.level === 'polish' : isFix(task)) {
    const remarks: ResultRemark[] = [
      ...('persona' in task && task.persona?.trim() ? (['persona_unused'] as const) : []),
      ...(isForeign(task.text) ? (['other_language'] as const) : []),
    ];
    if (remarks.length > 0) facts.remarks = remarks;
    yield* polished(task.text, work);
    return;
  }
  const { text, ...known } = task.kind === 'enhance' ? await rewrite(task, work) : answerTask(task);
  if (known.nature) facts.nature = known.nature;
  if (known.remarks && known.remarks.length > 0) facts.remarks = known.remarks;
  yield* paragraphs(text);
}

async function* polished(text: string, { checker, language, signal }: Work): AsyncGenerator<string> {
  for await (const piece of polishPieces(text, { checker, language })) {
    throwIfAborted(signal);
    yield piece;
    await nextTurn();
  }
}

/**
 * The engine on the device (design §1): rules and a grammar checker. No network, no account; its model name says what
 * worked on the text.
 */
export function createOfflineEngine({ checker, language }: OfflineEngineOptions): OfflineEngine {
  let isWarm = false;
  const warmRules = async (signal: AbortSignal) => {
    if (!isWarm) await warmPolish(signal);
    isWarm ||= !signal.aborted;
  };
  return {
    id: 'offline',
    async warm(signal) {
      await language?.();
      await warmRules(signal);
      await loadedChecker(checker);
    },
    async *run(task, { signal, onStarting }): AsyncGenerator<EngineEvent> {
      throwIfAborted(signal);
      // Rules rewrite a prompt; carrying one out takes a model, and so do questions about a file: what rules can find in
      // one is found beside its blocks, by `shared/documents/answers`.
      if (task.kind === 'answer' || task.kind === 'file-question') throw new AppError('engine_not_ready');
      onStarting?.();
      const mends = task.kind === 'enhance' || isFix(task);
      const work: Work = { checker: undefined, language: undefined, signal, facts: {} };
      if (mends) work.language = await language?.();
      // The checker takes seconds to start: what can be said without it is said first, and its findings join at the end.
      const isChecked = mends && task.text.length <= MAX_CHECKED_CHARS;
      const isEarly = isChecked && checker?.isLoaded() === false;
      if (isChecked && !isEarly) work.checker = await loadedChecker(checker);
      if (mends) await warmRules(signal);
      throwIfAborted(signal);
      yield { type: 'start', engine: 'offline', model: nameOf(work) };
      let text = '';
      for await (const piece of pieces(task, work)) {
        throwIfAborted(signal);
        text += piece;
        if (piece) yield { type: 'delta', text: piece };
      }
      if (isEarly) {
        // the pieces that are shown go out before the start of the checker holds this thread
        await nextTurn();
        onStarting?.();
        work.checker = await loadedChecker(checker);
        throwIfAborted(signal);
        if (work.checker) {
          // told again: now it has worked on the text, too
          yield { type: 'start', engine: 'offline', model: nameOf(work) };
          text = await whole(pieces(task, work));
        }
      }
      yield { type: 'done', text, ...work.facts };
    },
  };
}

/** What works on the text, as the model's name. */
const nameOf = ({ checker, language }: Work): string =>
  [checker?.name, RULES, language && WORDS_IN_CONTEXT].filter(Boolean).join(' + ');

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}
