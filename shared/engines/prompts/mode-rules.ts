import type { EnhanceMode } from '@/shared/contracts/enhance.ts';

/** What kind of text the draft is and which way to take it. Polish uses none of it beyond the kind. */
export const modeRules: Record<EnhanceMode, { kind: string; aim: string }> = {
  rewrite: {
    kind: 'a message or prompt',
    aim: 'Make it clear, direct and complete. Keep the tone the author chose.',
  },
  casual: {
    kind: 'a message',
    aim: 'Make it sound relaxed and friendly, as one would write to a colleague one likes. No slang the author would not use, no emoji unless the draft has them.',
  },
  technical: {
    kind: 'a technical message or prompt',
    aim: 'Make it precise: exact terms, explicit inputs, outputs, versions and constraints that the draft gives. No marketing words.',
  },
  concise: {
    kind: 'a prompt',
    aim: 'Say the same in as few words as it takes. Drop filler, hedges and repetition, never a requirement.',
  },
  detailed: {
    kind: 'a prompt',
    aim: 'Spell out what the draft implies: goal, context, constraints, expected form of the answer. Where something needed is unknown, put a blank such as [audience] for the author to fill.',
  },
  'chain-of-thought': {
    kind: 'a prompt for an AI model',
    aim: 'End with a request that the model works through the problem step by step, in steps that fit this task, and states its conclusion last.',
  },
  'tree-of-thoughts': {
    kind: 'a prompt for an AI model',
    aim: 'Ask the model to sketch several distinct approaches that fit this task, weigh each against the stated constraints, drop the weak ones and develop the best.',
  },
  email: {
    kind: 'an e-mail',
    aim: 'Make it an e-mail that can be sent: the point first, short paragraphs, one clear request. Keep the greeting and sign-off of the draft; do not make up names, a subject or facts.',
  },
  image: {
    kind: 'a prompt for an image generator',
    aim: 'Describe the picture as one prompt: subject, setting, composition, light, style, mood. Keep every detail the author named and do not contradict any; add only what makes the same picture clearer.',
  },
};
