import { describe, expect, it } from 'vitest';
import { templates } from '@/dashboard/content/templates.ts';
import { fillIn, labelOf, partsOf, placeholdersOf } from '@/dashboard/features/gallery/placeholders.ts';

describe('the placeholders of a template', () => {
  it('are named once each, in their order; brackets around anything else are text', () => {
    expect(placeholdersOf('[TOPIC] for [NAME], [TOPIC] [x] [see above] [TIME 1] []')).toEqual([
      'TOPIC',
      'NAME',
      'TIME 1',
    ]);
  });

  it('are also those of the extension’s library', () => {
    expect(placeholdersOf('For {{ client name }}: {{client name}}, {{}} and { x }')).toEqual(['client name']);
    expect(fillIn('Hi {{ name }}, {{when}}', { name: 'Ann', constructor: 'x' })).toBe('Hi Ann, {{when}}');
  });

  it.each([
    ['WHO I AM', 'Who I am'],
    ['TIME 1', 'Time 1'],
    ['client_name', 'Client name'],
    ['IN PERSON OR BY VIDEO', 'In person or by video'],
  ])('%s is asked for as %s', (placeholder, label) => expect(labelOf(placeholder)).toBe(label));

  it('are all filled where they occur; without a value they stand as they were', () => {
    const text = 'Dear [NAME], about [TOPIC]. Yours, [YOUR NAME]. PS: [TOPIC]';
    expect(fillIn(text, { NAME: 'Ann', TOPIC: '  the $& plan ', 'YOUR NAME': ' ' })).toBe(
      'Dear Ann, about the $& plan. Yours, [YOUR NAME]. PS: the $& plan',
    );
  });

  it('filled with what looks like one is not filled again', () => {
    expect(fillIn('[NAME] [TOPIC]', { NAME: '[TOPIC]', TOPIC: 'bees' })).toBe('[TOPIC] bees');
  });

  it.each(templates.map((template) => [template.id, template.content] as const))(
    '%s has some, and is itself where nothing is filled in',
    (_, content) => {
      expect(placeholdersOf(content).length).toBeGreaterThan(0);
      expect(fillIn(content, {})).toBe(content);
      const parts = partsOf(content, Object.fromEntries(placeholdersOf(content).map((name) => [name, 'x'])));
      expect(parts.every(({ isFilled }) => isFilled)).toBe(true);
    },
  );
});
