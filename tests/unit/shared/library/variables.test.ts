import { describe, expect, it } from 'vitest';
import { fillVariables, findVariables, givenValue } from '@/shared/library/variables.ts';

const namesIn = (text: string) => findVariables(text).map(({ name }) => name);

describe('the variables of a prompt', () => {
  it.each([
    ['Write to {{name}} about {{ topic }}.', ['name', 'topic']],
    ['Write for [AUDIENCE] on [your topic].', ['AUDIENCE', 'your topic']],
    ['Fill [[Goal]] and {{goal}}.', ['Goal']],
    ['{{größe}} in [ÎLE]', ['größe', 'ÎLE']],
    ['[NAME], dear [NAME]', ['NAME']],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    'See [the docs](https://example.test) and [1] and [12].',
    'See [the docs][ref].\n[ref]: https://example.test',
    '- [ ] buy milk\n- [x] call Ada\n* [X] done',
    '```\nconst a = {{x}} + b[INDEX];\n```',
    'Use `{{x}}` as it is.',
    'list[INDEX] and m[ROW][COL]',
    'Reply as JSON: ["one", "two"]',
    '{{#if x}}{{/if}}{{else}}{{> part}}{{! note}}',
    '<document>text</document>',
    '![alt text](picture.png) and a footnote[^note]',
  ])('none in %j', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('are filled wherever they stand, in any case of letters', () => {
    expect(fillVariables('Dear [NAME], {{name}}!', { name: 'Ada' })).toBe('Dear Ada, Ada!');
  });

  it('stay as written where nothing was given, and are not filled twice', () => {
    const text = 'Dear [NAME], on {{topic}}.';
    expect(fillVariables(text, { NAME: '{{topic}}', topic: '' })).toBe('Dear {{topic}}, on {{topic}}.');
  });

  it('are empty until something is given, whatever they are called', () => {
    for (const name of ['constructor', 'toString', '__proto__']) expect(givenValue({}, name)).toBe('');
    expect(givenValue({ toString: 'x' }, 'toString')).toBe('x');
  });

  it('take a value with signs that mean something to a replacement', () => {
    expect(fillVariables('pay {{sum}}', { sum: '$& $1' })).toBe('pay $& $1');
  });

  it('of a long text are found at once', () => {
    const text = `${'['.repeat(50_000)} {{x}} ${'{{'.repeat(20_000)}`;
    const begin = performance.now();
    expect(namesIn(text)).toContain('x');
    expect(performance.now() - begin).toBeLessThan(2_000);
  });
});
