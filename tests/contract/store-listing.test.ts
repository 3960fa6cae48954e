import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@/local/run-command.ts';
import { readRows } from '@/tests/support/package-facts.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const listing = read('docs/store.md');
const [, head = ''] = /^## Listing\n([\s\S]*?)^## /m.exec(listing) ?? [];
const field = (name: string) =>
  (
    new RegExp(`^\\*\\*${name}\\*\\*(?: \\([^)]*\\)[^\\n]*\\n| )([\\s\\S]*?)\\n\\n`, 'm').exec(head)?.[1] ??
    ''
  ).replaceAll('\n', ' ');
const description = head
  .split('\n')
  .filter((line) => line.startsWith('>'))
  .map((line) => line.replace(/^> ?/, ''))
  .join('\n');
/** Names of others in a listing are refused as keywords. */
const PRODUCTS =
  /ChatGPT|OpenAI|GPT|Claude|Anthropic|Gemini|DeepSeek|Perplexity|Copilot|Grammarly|Llama|Mistral|Gmail|Google|Microsoft|Outlook|Slack|Notion|LinkedIn/i;

describe('the listing', () => {
  it('keeps the stores’ limits', () => {
    // Names: Firefox 50 characters, Chrome and Edge 75. Summaries: Chrome 132, Firefox 250.
    expect(field('Name').length).toBeLessThanOrEqual(50);
    expect(field('Summary').length).toBeGreaterThan(20);
    expect(field('Summary').length).toBeLessThanOrEqual(132);
    // Edge asks for 250 and takes 10,000, Firefox 15,000, Chrome 16,000.
    expect(description.length).toBeGreaterThanOrEqual(250);
    expect(description.length).toBeLessThanOrEqual(10_000);
    // Chrome's form takes 1,000.
    expect(field('Single purpose').length).toBeLessThanOrEqual(1_000);
  });

  it('says what the manifest says', () => {
    expect(read('wxt.config.ts')).toContain(`description: '${field('Summary')}'`);
  });

  it('names no product of others, and files in its single purpose', () => {
    for (const text of [field('Name'), field('Summary'), description])
      expect(text.match(PRODUCTS)?.[0]).toBeUndefined();
    expect(field('Single purpose')).toMatch(/files/);
  });

  it('answers every category of the privacy form', () => {
    const [, answers = ''] = /^## Privacy answers\n([\s\S]*?)^## /m.exec(listing) ?? [];
    const rows = answers.split('\n').filter((line) => /^\| [A-Z].* \| (yes|no) \|/.test(line));
    expect(rows).toHaveLength(9);
  });

  it('gives each right a reason that the stores’ forms take', () => {
    for (const [entry, cells] of readRows(read('docs/permissions.md'), 'In the manifest'))
      expect([entry, (cells[1] ?? '').length > 5, (cells[1] ?? '').length <= 1_000]).toEqual([
        entry,
        true,
        true,
      ]);
  });
});

it('the release workflow runs scripts that are there, and no step with more rights than it needs', () => {
  const workflow = read('docs/release/github-release.yml');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...workflow.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(workflow).toMatch(/^on:\n {2}workflow_dispatch:/m);
  expect(workflow).toMatch(/^permissions: \{\}$/m);
});
