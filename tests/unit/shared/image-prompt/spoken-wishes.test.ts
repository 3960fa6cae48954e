import { expect, test } from 'vitest';
import { emptyBrief } from '@/shared/contracts/image-brief.ts';
import { answerTask } from '@/shared/engines/offline/answer-task.ts';
import { readBrief } from '@/shared/image-prompt/brief-lines.ts';
import { wholePrompt, writePrompt } from '@/shared/image-prompt/write-prompt.ts';
import { laterSpokenConversations } from './later-spoken-conversations.ts';
import { spokenConversations } from './spoken-conversations.ts';

/** Words of who wishes, which no picture has. */
const TALK =
  /\b(?:make|can u|can you|could|please|pls|instead|tho|must|should|too|first one|tone|i|we|you|u|swap|replace|change|add|remove|at all|would|want|maybe|but)\b/i;

const briefOf = (task: Omit<Extract<Parameters<typeof answerTask>[0], { kind: 'image-brief' }>, 'kind'>) =>
  readBrief(answerTask({ kind: 'image-brief', ...task }).text).brief;

for (const [description, ...turns] of [...spokenConversations, ...laterSpokenConversations])
  test(`each wish is met after ${description}`, () => {
    const briefs = [briefOf({ text: description })];
    for (const [said, ...checks] of turns) {
      const brief = briefs.at(-1) ?? emptyBrief;
      briefs.push(briefOf({ text: said, brief, earlier: briefs.slice(0, -1) }));
      const prompt = wholePrompt(writePrompt(briefs.at(-1) ?? emptyBrief, 'gpt-image'));
      const shown = prompt.replace(/Do not show:.*?\./, '');
      expect(prompt.replace(/“[^”]*”/g, ''), said).not.toMatch(TALK);
      for (const check of checks)
        if (check.startsWith('!')) expect(shown, said).not.toMatch(new RegExp(check.slice(1), 'i'));
        else expect(prompt, said).toMatch(new RegExp(check, 'i'));
    }
  });
