import { readFileSync } from 'node:fs';
import { answerTask } from '@/shared/engines/offline/answer-task.ts';
import { parseFollowUps } from '@/shared/enhance/follow-ups.ts';
import { parsePersona } from '@/shared/enhance/persona.ts';
import { answers, keywords, messages } from './action-texts.ts';

/** Words a persona may have beyond its keywords. */
const PERSONA_WORDS = new Set(
  'do you are a an assistant know about speak to your tone is and habits limits'.split(' '),
);
const MAX_MS = 150;
/** Answers of every kind; `tests/unit/…/ask-follow-ups.test.ts` reads them too. */
const followUpAnswers = readFileSync('tests/evals/follow-up-answers.txt', 'utf8').trim().split('\n=====\n');
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const stem = (word: string): string => word.replace(/(?<=ss)es$|(?<!s)s$/, '').replace(/e$/, '');
/**
 * What the offline engine answers without a model, held to what it promises: nothing that the text does not say.
 * @returns the faults found, none in the good case
 */
export function runActionEvals({ print = 0 }: { print?: number } = {}): string[] {
  const faults: string[] = [];
  let printed = 0;
  const answer = (task: Parameters<typeof answerTask>[0]): string => {
    const start = performance.now();
    const { text: result } = answerTask(task);
    const ms = performance.now() - start;
    if (ms > MAX_MS) faults.push(`${task.kind} took ${Math.round(ms)} ms`);
    if (printed++ < print * 4)
      console.log(`--- ${task.kind === 'action' ? task.action : task.kind}\n${task.text}\n>>>\n${result}\n`);
    return result;
  };
  // patterns are compiled at their first use
  for (const text of followUpAnswers) answerTask({ kind: 'follow-ups', text });
  for (const text of [...answers, ...followUpAnswers]) {
    const questions = parseFollowUps(answer({ kind: 'follow-ups', text }));
    if (questions.length < 3 || questions.length > 5)
      faults.push(`${questions.length} questions: ${text.slice(0, 60)}`);
    faults.push(...foreignSentences(text, answer({ kind: 'action', action: 'summarise', text })));
  }
  for (const text of messages) {
    for (const action of ['extract-tasks', 'action-plan'] as const) {
      const result = answer({ kind: 'action', action, text });
      const known = new Set(words(text));
      const isList = /^(?:- \[ \]|1\.) /.test(result);
      const foreign = isList
        ? words(result.replace(/^(?:- \[ \]|\d+\.) /gm, '')).filter((word) => !known.has(word))
        : [];
      if (foreign.length > 0) faults.push(`${action} says ${foreign.join(', ')}`);
    }
    const quoted = answer({ kind: 'action', action: 'reply', text }).match(/(?<=^> ).+$/gm) ?? [];
    for (const question of quoted) if (!text.includes(question)) faults.push(`reply asks ${question}`);
  }
  for (const text of keywords) faults.push(...foreignTraits(text, answer({ kind: 'persona', text })));
  return faults;
}

function foreignSentences(text: string, summary: string): string[] {
  const flat = words(text).join(' ');
  return summary
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !flat.includes(words(sentence).join(' ')))
    .map((sentence) => `summary says ${sentence}`);
}

function foreignTraits(text: string, persona: string): string[] {
  const parsed = parsePersona(persona);
  if (!parsed.ok) return [`no persona from ${text}`];
  const known = new Set(words(text).map(stem));
  return [...words(parsed.value.name), ...words(parsed.value.description)]
    .filter((word) => !known.has(stem(word)) && !PERSONA_WORDS.has(word))
    .map((word) => `persona says ${word} of ${text}`);
}
