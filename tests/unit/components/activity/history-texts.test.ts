import { describe, expect, it } from 'vitest';
import { historyExample } from '@/components/activity/history-example.en.ts';
import { beginningOf, historyTitle } from '@/components/activity/history-texts.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { DEFAULT_LEVEL, DEFAULT_MODE } from '@/shared/enhance/modes.ts';
import type { HistoryEntry } from '@/shared/library/records.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const run: HistoryEntry = {
  id: 'r',
  at: 1,
  kind: 'enhance',
  mode: 'concise',
  level: 'polish',
  action: null,
  engine: 'offline',
  draft: '',
  result: '',
};

describe('a run in a line', () => {
  it('says what was asked for, and who answered', () => {
    expect(historyTitle(run)).toMatch(/^Concise.* · Polish · On your device$/);
    const action = { ...run, kind: 'action', mode: null, level: null, action: 'extract-tasks' } as const;
    expect(historyTitle(action)).toBe('Extract tasks · On your device');
    expect(historyTitle({ ...run, kind: 'follow-ups', mode: null, level: null })).toBe(
      'Follow-up questions · On your device',
    );
  });

  it('begins as the draft does', () => {
    expect(beginningOf(' one\n two ')).toBe('one two');
    expect(beginningOf('word '.repeat(40))).toHaveLength(90);
  });
});

it('shows as an example what the engine on the device really gives', async () => {
  const wasmUrl = import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm');
  const language = readLanguageTools();
  const engine = createOfflineEngine({
    checker: createHarperChecker({ wasmUrl }),
    language: async () => language,
  });
  const { signal } = new AbortController();
  const { before: text, after } = historyExample;
  const task = { kind: 'enhance', mode: DEFAULT_MODE, level: DEFAULT_LEVEL, text } as const;
  let given = '';
  for await (const event of runTask(engine, { task, requestId: 'r', signal }))
    if (event.type === 'done') given = event.text;
  expect(given).toBe(after);
}, 60_000);
