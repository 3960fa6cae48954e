import { findConstraints } from './constraints.ts';
import { type DraftKind, kindOfDraft } from './task-kind.ts';

const STEPS_HEAD = 'Work through this step by step:';
const PATHS_HEAD = 'Before answering, explore several approaches:';

/** What a plan has to keep to, told by the draft itself. */
const FIXED_POINTS: readonly (readonly [string, RegExp])[] = [
  [
    'dates',
    /\b(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\bdeadline\b|\bnext week\b/i,
  ],
  ['time', /\b\d+ ?(?:hours?|minutes?|min|days?|weeks?|months?)\b|\bweekends?\b/i],
  ['budget', /[$€£]\s?\d|\bbudget\b|\b\d+ ?(?:euros?|dollars?|pounds|rupees)\b/i],
  ['people', /\b(?:kids?|children|people|team|adults?|guests|persons?|parents|family)\b/i],
];

const fixedPoints = (text: string): string[] =>
  FIXED_POINTS.filter(([, sign]) => sign.test(text)).map(([name]) => name);

/** Order of work for a draft's kind of task, its conclusion last. */
function stepsFor(kind: DraftKind, text: string): string[] {
  switch (kind) {
    case 'debugging':
      return [
        'Restate the symptom and when it occurs',
        'List the likely causes, the most likely first, each with the evidence for it above',
        'For each cause, name the quickest check that confirms it or rules it out',
        'Give the fix for the cause that remains, last',
      ];
    case 'maths':
      return [
        'Write down what is given, with units, and what is asked',
        'Choose the rule or formula and say why it fits',
        'Calculate it one line at a time',
        'Check the result another way, then state it last',
      ];
    case 'decision':
      return [
        'Name the options and what is known about each',
        'List what matters here, the most important first',
        'Compare the options on each point, and say what is uncertain',
        'Recommend one, and say what would change the answer',
      ];
    case 'plan': {
      const fixed = fixedPoints(text);
      return [
        fixed.length > 0
          ? `List what is fixed here: ${fixed.join(', ')}`
          : 'List what is fixed and what is open',
        'Break the goal into parts and order them by what depends on what',
        fixed.includes('budget')
          ? 'Give each part its time and its share of the budget'
          : 'Give each part its time',
        'Check the plan against every limit above, then give it in full',
      ];
    }
    case 'code':
      return [
        'Restate the inputs, the outputs and the limits',
        'Outline the approach and its edge cases',
        'Write the code',
        'Trace it with a normal case and an edge case, then give the final version',
      ];
    case 'text':
      return [
        'Define who reads it and what it has to achieve',
        'List the points it has to make, in their order',
        'Draft it, then check the draft against everything asked above',
        'Give the final text last',
      ];
    case 'question':
      return [
        'State what exactly is asked and what is given',
        'Reason from what is known to the answer, one step at a time',
        'Name what is uncertain or depends on the case',
        'State the answer last',
      ];
  }
}

const SKETCH: Record<DraftKind, string> = {
  debugging: 'Suggest three different explanations of the fault',
  maths: 'Sketch three different ways to solve it',
  decision: 'Sketch three different ways to decide, starting from the options above',
  plan: 'Sketch three clearly different plans',
  code: 'Sketch three clearly different designs',
  text: 'Sketch three different directions for it',
  question: 'Sketch three different ways to answer it',
};

/** What each approach is held against where the draft sets no limit of its own. */
function measureFor(kind: DraftKind, text: string): string {
  const fixed = fixedPoints(text);
  if (kind === 'debugging') return 'Weigh each against the symptoms above';
  if (kind === 'plan' && fixed.length > 0)
    return `Weigh each against what is fixed above: ${fixed.join(', ')}`;
  if (kind === 'text') return 'Weigh each against what its reader needs';
  if (kind === 'code') return 'Weigh each by correctness, simplicity and edge cases';
  return 'Weigh each against everything stated above';
}

function pathsFor(kind: DraftKind, text: string): string[] {
  const limits = findConstraints(text);
  return [
    SKETCH[kind],
    limits.length > 0 ? `Weigh each against these limits: ${limits.join('; ')}` : measureFor(kind, text),
    'Drop those that fail, and say why',
    'Develop the best one in full and give it last',
  ];
}

/** The steps of chain of thought for a prompt. */
export function reasoningSteps(text: string, kind = kindOfDraft(text) ?? 'question'): string[] {
  return stepsFor(kind, text);
}

/** The steps of tree of thoughts for a prompt. */
export function reasoningPaths(text: string, kind = kindOfDraft(text) ?? 'question'): string[] {
  return pathsFor(kind, text);
}

/** What chain of thought adds to a draft; nothing where it asks for nothing. */
export function stepsScaffold(text: string): string[] {
  const kind = kindOfDraft(text);
  return kind ? [STEPS_HEAD, ...numbered(reasoningSteps(text, kind))] : [];
}

/** What tree of thoughts adds to a draft; nothing where it asks for nothing. */
export function pathsScaffold(text: string): string[] {
  const kind = kindOfDraft(text);
  return kind ? [PATHS_HEAD, ...numbered(reasoningPaths(text, kind))] : [];
}

/** A list that an earlier run added, wherever the author has moved it. */
export const REASONING_BLOCK = new RegExp(
  `(?:^|\\n\\n)(?:${STEPS_HEAD}|${PATHS_HEAD})\\n(?:\\d+\\. [^\\n]*(?:\\n|$))+`,
);

const numbered = (steps: readonly string[]): string[] => steps.map((step, index) => `${index + 1}. ${step}.`);
