import type { EngineId, ResultRemark } from '@/shared/contracts/enhance.ts';
import { type Fallback, fallbackLine } from '@/shared/engines/answer-summary.ts';
import { isUnchecked, remarkLine } from '@/shared/engines/result-lines.en.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { gravityOf } from '@/shared/errors/gravity.ts';
import { remedyForRemark } from '@/shared/errors/remedies.ts';
import { cloudSentence } from '@/shared/errors/texts-cloud.en.ts';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';
import { withWait } from '@/shared/errors/with-wait.en.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import {
  type CardState,
  isOutdated,
  isWorthWriting,
  type Outcome,
  offersRetry,
} from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { alikeFindings, canRestore, openFindings, settling } from '@/shared/run/result-choice.ts';
import type { RunFinding } from '@/shared/run/run-result.ts';
import { findingLine, findingsTitle, restoreAllLabel, restoreLabels } from '@/shared/run/texts.en.ts';
import { actionButton } from './action-button.ts';
import { element } from './element.ts';
import { isIdle } from './idle-levels.ts';
import { createOffers } from './offers.ts';
import { stacked } from './stacked.ts';
import { remedyButton } from './ways-on.ts';

function findingRow(alike: readonly RunFinding[], restore: () => void, kind: 'primary' | 'plain') {
  const [finding] = alike;
  if (!finding) return false;
  const label = restoreLabels[finding.change];
  const button = alike.some(canRestore) && actionButton(label, { onPress: restore, kind });
  if (button) button.setAttribute('aria-label', `${label} ${finding.value}`);
  return element('li', {
    class: 'finding',
    children: [element('span', { text: findingLine(finding) }), button],
  });
}

/** What the rewrite lost or made up. Setting it right goes before writing it: Enter must not take a lost date along. */
function createFindings(open: readonly RunFinding[], actions: CardActions): HTMLElement {
  const rows = alikeFindings(open);
  const some = open.filter(canRestore);
  const isOne = alikeFindings(some).length === 1;
  const restore = (findings: readonly RunFinding[]) => {
    for (const finding of settling(findings)) actions.restore(finding);
  };
  return element('ul', {
    class: 'notice warning',
    attributes: { 'aria-label': texts.findings },
    children: [
      !isOne &&
        some.length > 0 &&
        element('li', {
          class: 'finding all',
          children: [
            element('b', { text: findingsTitle(rows.length) }),
            actionButton(restoreAllLabel(some), { onPress: () => restore(some), kind: 'primary' }),
          ],
        }),
      ...rows.map((alike) => findingRow(alike, () => restore(alike), isOne ? 'primary' : 'plain')),
    ],
  });
}

interface Told {
  /** What it is about, in two or three words; left out beside a result. */
  title?: string;
  text: string;
  ways?: HTMLElement[];
}

/** What is told of a run, read out at once: its sign, what failed, why, and the presses that lead out of it. */
export const createTold = (kind: 'hint' | 'warning' | 'error', { title, text, ways = [] }: Told) =>
  element('div', {
    class: `notice told ${kind}`,
    children: [
      element('div', {
        attributes: { role: 'alert' },
        children: [title !== undefined && element('b', { text: title }), element('span', { text })],
      }),
      ways.length > 0 && element('div', { class: 'ways', children: ways }),
    ],
  });

const sentenceOf = (code: ErrorCode, engine?: EngineId): string =>
  cloudSentence(code, engine) ?? generalTexts[code];

/** What went wrong, or stands in the way. */
function createFailure(phase: Extract<CardState['phase'], { name: 'failed' | 'unwritten' }>): HTMLElement {
  const { code } = phase;
  // A button that waits counts the seconds itself.
  const waitMs = phase.name === 'failed' && !offersRetry(phase) ? phase.retryAfterMs : undefined;
  return createTold(gravityOf(code), {
    title: titleFor('card', code),
    text: withWait(sentenceOf(code, phase.name === 'failed' ? phase.engine : undefined), waitMs),
  });
}

function createRemark(remark: ResultRemark, state: CardState, actions: CardActions): HTMLElement {
  const text = remarkLine(remark);
  const remedy = remedyForRemark(remark);
  // What was asked for and not done is said in the smallest card, too.
  if (!remedy) return element('p', { class: remark === 'nothing_to_do' ? 'remark' : 'remark said', text });
  // All there is to say of the run, and no status says it; its ways on stand beside Close.
  if (isIdle(state) && !isUnchecked(remark)) return element('p', { class: 'remark said', text });
  if (isIdle(state))
    return createTold('hint', { title: texts.needsModelTitle, text: `${text} ${texts.unchangedDraft}` });
  return element('div', {
    class: 'remark finding',
    children: [
      element('span', { text }),
      element('div', { class: 'ways', children: [remedyButton(remedy, actions, 'plain')] }),
    ],
  });
}

/** The engine of the user's choice failed: never kept quiet, and it may be asked again. */
const createFall = (fallback: Fallback, { retry }: CardActions) =>
  createTold('warning', {
    title: titleFor('card', fallback.code),
    text: fallbackLine(fallback),
    ways: [actionButton(texts.retry, { onPress: retry })],
  });

/** Why a result does not fit the page: with fewer of its changes it may. Copy is the card's main button then. */
function createCannot(code: ErrorCode, { job }: CardState, { setShowChanges }: CardActions) {
  const told = { title: titleFor('card', code), text: generalTexts[code] };
  // The user typed on: nothing went wrong.
  if (code === 'draft_changed') return createTold('hint', told);
  // No choice among the changes makes it fit.
  if (job || code === 'write_blocked' || code === 'extension_reloaded') return createTold('warning', told);
  const choose = actionButton(texts.chooseChanges, { onPress: () => setShowChanges(true) });
  return createTold('warning', { ...told, ways: [choose] });
}

/** Whether two states have the same to tell: what is drawn anew takes away the button on which a press has begun. */
export function tellsSame(state: CardState, last: CardState | undefined): boolean {
  const { phase, cannot } = state;
  if (phase.name !== last?.phase.name || cannot !== last.cannot || state.form !== last.form) return false;
  if (state.lacksSubject !== last.lacksSubject || state.addableSite !== last.addableSite) return false;
  if (phase.name === 'done' && last.phase.name === 'done') return phase.outcome === last.phase.outcome;
  if (!('code' in phase && 'code' in last.phase)) return true;
  if (phase.code !== last.phase.code) return false;
  if (phase.name !== 'failed' || last.phase.name !== 'failed') return true;
  return phase.retryAfterMs === last.phase.retryAfterMs && phase.engine === last.phase.engine;
}

/** What is told of a finished result, the weightiest first: what a press sets right, then why it cannot be written. */
function ofResult(outcome: Outcome, state: CardState, actions: CardActions): HTMLElement[] {
  // That nothing was found to change stands in the status already; that nothing was looked at comes first.
  const told = (outcome.done.remarks ?? []).filter(
    (remark) => remark !== 'nothing_to_do' || isWorthWriting(state),
  );
  const draw = (remark: ResultRemark) => createRemark(remark, state, actions);
  const unchecked = told.filter(isUnchecked).map(draw);
  const open = openFindings(outcome.done.guard, outcome);
  const findings = open.length > 0 && createFindings(open, actions);
  const refusal = state.cannot && createCannot(state.cannot, state, actions);
  const lines = [state.form && texts.forms[state.form], outcome.isRepaired && texts.islandsKept];
  return [
    // Then the buttons stand in it.
    ...(isIdle(state) ? unchecked : []),
    // Made anew, it has findings of its own.
    ...(isOutdated(state) ? [refusal, findings] : [findings, refusal]),
    ...(isIdle(state) ? [] : unchecked),
    ...told.filter((remark) => !isUnchecked(remark)).map(draw),
    ...createOffers(state, actions),
    ...lines.map((text) => text && element('p', { class: 'remark', text })),
  ].filter((one) => typeof one === 'object' && one !== null);
}

/** What stands between the result and the buttons, one thing at a time beside an engine that fell: a count opens the others. */
export function createNotices(state: CardState, actions: CardActions): HTMLElement[] {
  const { phase } = state;
  if (phase.name === 'accepted') return createOffers(state, actions);
  if (phase.name === 'failed' || phase.name === 'unwritten')
    return [createFailure(phase), ...createOffers(state, actions)];
  if (phase.name !== 'done') return [];
  const { fallback, done } = phase.outcome;
  const fall = fallback ? [createFall(fallback, actions)] : [];
  const [first, ...others] = stacked(ofResult(phase.outcome, state, actions));
  // What may be lost from the text comes before who did it.
  const isAtRisk = openFindings(done.guard, phase.outcome).length > 0 && !isOutdated(state);
  return [...(isAtRisk ? [] : fall), first, ...(isAtRisk ? fall : []), ...others].filter(
    (one) => one !== undefined,
  );
}

const hasFailed = ({ phase: { name } }: CardState) => name === 'failed' || name === 'unwritten';

/** What is told that the buttons lead out of: that an engine fell as well stands above it, what a press shows below. */
export const toldOf = (state: CardState, notices: HTMLElement): Element | null =>
  hasFailed(state) || isIdle(state)
    ? ([...notices.children].findLast((one) => one.matches('.told')) ?? null)
    : null;
