import { describe, expect, test } from 'vitest';
import { hasDetails, withDetails } from '@/dashboard/features/generator/result/details.ts';
import { targetModels, writeFor } from '@/dashboard/features/generator/result/model-forms.ts';
import {
  readParts,
  withPart,
  withPartMoved,
  writeParts,
} from '@/dashboard/features/generator/result/prompt-parts.ts';
import {
  changeVersions,
  currentOf,
  noVersions,
  numberOf,
  othersThan,
  promptVersions,
  versionBefore,
  versionsWith,
} from '@/dashboard/features/generator/result/prompt-versions.ts';
import { shorten } from '@/dashboard/features/generator/result/shorten.ts';

const LONG = `## Task
Write a guide to hives.

## Requirements
- Keep the tone calm
- Name three tools

## Examples
A hive in May.

## Output Format
A table.`;
const long = readParts(LONG);
const text = (prompt: ReturnType<typeof readParts> | undefined) => prompt && writeParts(prompt);

describe('sections', () => {
  test('come back as they were read, markup and all', () => {
    expect(writeParts(long)).toBe(LONG);
    const hostile = '<img src=x onerror=alert(1)>\n\n{{name}} & "quotes"';
    expect(writeParts(readParts(hostile))).toBe(hostile);
  });

  test('can be left out, worded anew and moved, and nothing else changes', () => {
    const without = withPart(long, 'Examples', (part) => ({ ...part, isOn: false }));
    expect(writeParts(without)).toBe(LONG.replace('## Examples\nA hive in May.\n\n', ''));
    const moved = withPartMoved(long, 'Output Format', -1);
    expect(moved.parts.map(({ title }) => title)).toEqual([
      'Task',
      'Requirements',
      'Output Format',
      'Examples',
    ]);
    expect(withPartMoved(long, 'Task', -1)).toEqual(long);
    expect(withPartMoved(long, 'Output Format', 1)).toEqual(long);
    expect(writeParts(withPart(long, 'Task', (part) => ({ ...part, body: 'Sing.' })))).toBe(
      LONG.replace('Write a guide to hives.', 'Sing.'),
    );
  });
});

describe('shorter', () => {
  test('first leaves out how, then becomes one paragraph, then says there is nothing more', () => {
    const once = shorten(long);
    expect(text(once)).toBe(LONG.replace('## Examples\nA hive in May.\n\n', ''));
    const twice = once && shorten(once);
    expect(text(twice)).toBe('Write a guide to hives. Keep the tone calm. Name three tools. A table.');
    expect(twice && shorten(twice)).toBeUndefined();
  });

  test('keeps code and what it does not know how to shorten', () => {
    const code = readParts('## Task\nExplain:\n```\n- a\n- b\n```\n\n## Requirements\n- Short');
    expect(text(shorten(code))).toContain('```\n- a\n- b\n```');
    expect(shorten(readParts('Plan a mobile app for beekeepers.'))).toBeUndefined();
  });
});

describe('more specific', () => {
  test('puts each answer into its section, and asks nothing back in blanks', () => {
    const made = withDetails(readParts('Plan a mobile app for beekeepers.'), {
      reader: ' hobby\nkeepers ',
      length: 'one page',
      goal: '  ',
    });
    expect(writeParts(made)).toBe(
      '## Task\nPlan a mobile app for beekeepers.\n\n## Requirements\n- Write for hobby keepers\n\n## Output Format\n- Length: one page',
    );
    expect(text(withDetails(long, { form: 'a list' }))).toContain('A table.\n- Form: a list');
    expect([hasDetails({}), hasDetails({ goal: ' ' }), hasDetails({ goal: 'x' })]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('for which model', () => {
  test('each chat gets the form its makers advise', () => {
    expect(writeFor('chatgpt', long).text).toBe(LONG);
    expect(writeFor('claude', long).text).toContain('<output_format>\nA table.\n</output_format>');
    expect(writeFor('gemini', long).text).toMatch(/^## Examples[\s\S]*## Task/);
    expect(writeFor('deepseek', long).text).not.toContain('Examples');
    expect(writeFor('midjourney', readParts('Create an image of a red fox at dawn, 16:9.')).text).toMatch(
      /fox.*--ar 16:9/,
    );
    expect(targetModels().map(({ label }) => label)).toEqual(
      expect.arrayContaining(['ChatGPT', 'Claude', 'Gemini', 'DeepSeek', 'Midjourney (image)']),
    );
  });

  test('a prompt that is examples alone loses nothing', () => {
    expect(writeFor('deepseek', readParts('## Examples\nOne.')).text).toBe('## Examples\nOne.');
  });
});

describe('versions', () => {
  const generated = changeVersions(noVersions, { type: 'add', label: 'Generated', prompt: long });
  const edit = (body: string) => ({ type: 'edit' as const, prompt: readParts(body) });

  test('what was made stays; edits after one another are one version', () => {
    const edited = ['One.', 'Two.'].reduce((state, body) => changeVersions(state, edit(body)), generated);
    expect(edited.versions.map(({ label, prompt }) => [label, writeParts(prompt)])).toEqual([
      ['Generated', LONG],
      ['Edited', 'Two.'],
    ]);
    const shown = currentOf(edited);
    expect(shown && versionBefore(edited, shown)?.label).toBe('Generated');
    const back = changeVersions(edited, { type: 'select', id: 1 });
    expect(currentOf(back)?.label).toBe('Generated');
    // An edit of an older version does not overwrite the newer one.
    const branched = changeVersions(back, edit('Three.'));
    expect(branched.versions.map(({ prompt }) => writeParts(prompt))).toEqual([LONG, 'Two.', 'Three.']);
  });

  test('a link opened twice is one version; a prompt generated twice is two', () => {
    const link = { type: 'add' as const, label: 'From a link', prompt: long };
    expect(changeVersions(changeVersions(noVersions, link), link).versions).toHaveLength(1);
    const made = { type: 'add' as const, label: 'Generated', prompt: long, engine: 'offline' as const };
    expect(changeVersions(changeVersions(noVersions, made), made).versions).toHaveLength(2);
  });

  test('another topic is another prompt; the same one with a wish added is a version', () => {
    const topics = [
      'a mail to my landlord about the heating',
      'a birthday speech for my sister',
      'a speech for my sister, 2 min',
    ];
    const state = topics.reduce(
      (all, topic) =>
        changeVersions(all, { type: 'add', label: 'Generated', prompt: readParts(topic), topic }),
      noVersions,
    );
    const shown = currentOf(state);
    if (!shown) throw new Error('nothing is shown');
    expect(versionsWith(state, shown).map(({ topic }) => topic)).toEqual(topics.slice(1));
    expect(numberOf(state, shown)).toBe(2);
    expect(othersThan(state, shown).map(({ topic }) => topic)).toEqual(topics.slice(0, 1));
    const shorter = changeVersions(changeVersions(state, { type: 'select', id: 1 }), edit('Dear landlord.'));
    const [first, second] = shorter.versions.filter(({ work }) => work === 1);
    expect(second && versionBefore(shorter, second)).toBe(first);
  });

  test('what the tab kept comes back as it was left, before what was made since', () => {
    const shorter = changeVersions(generated, { type: 'add', label: 'Shorter', prompt: readParts('Hives.') });
    const left = promptVersions.parse(
      JSON.parse(JSON.stringify(changeVersions(shorter, { type: 'select', id: 1 }))),
    );
    expect(changeVersions(noVersions, { type: 'restore', kept: left })).toEqual(left);
    const made = { type: 'add' as const, label: 'Generated', prompt: readParts('Bees.'), engine: null };
    const both = changeVersions(changeVersions(noVersions, made), { type: 'restore', kept: left });
    expect(both.versions.map(({ id, label }) => `${id} ${label}`)).toEqual([
      '1 Generated',
      '2 Shorter',
      '3 Generated',
    ]);
    expect(both.currentId).toBe(3);
    // A page with a link behind its # is reloaded: the work on it stands, not the link once more.
    const opened = changeVersions(noVersions, { type: 'add', label: 'From a link', prompt: long });
    const worked = changeVersions(opened, edit('Sing.'));
    expect(changeVersions(opened, { type: 'restore', kept: worked })).toEqual(worked);
  });

  test('what was filled in comes back, and stands over what was kept', () => {
    const filled = changeVersions(generated, { type: 'fill', name: 'TEAM', value: 'Sales' });
    const kept = changeVersions(filled, { type: 'fill', name: 'DAY', value: 'Monday' });
    const now = changeVersions(noVersions, { type: 'fill', name: 'DAY', value: 'Friday' });
    expect(changeVersions(now, { type: 'restore', kept }).values).toEqual({ TEAM: 'Sales', DAY: 'Friday' });
    expect(changeVersions(kept, edit('Two.')).values).toEqual({ TEAM: 'Sales', DAY: 'Monday' });
    expect(promptVersions.parse({ versions: [], currentId: 0 })).toEqual(noVersions);
  });

  test('the twenty newest are kept', () => {
    let state = noVersions;
    for (let made = 0; made < 25; made += 1)
      state = changeVersions(state, { type: 'add', label: `${made}`, prompt: long });
    expect([state.versions.length, state.versions[0]?.label, currentOf(state)?.label]).toEqual([
      20,
      '5',
      '24',
    ]);
  });
});
