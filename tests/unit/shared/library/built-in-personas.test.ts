import { describe, expect, it } from 'vitest';
import { allPersonas, builtInPersonas } from '@/shared/library/built-in-personas.ts';
import { tables } from '@/shared/library/records.ts';

describe('the built-in personas', () => {
  it('are the eight of the specification', () => {
    expect(builtInPersonas.map(({ name }) => name)).toEqual([
      'Professional consultant',
      'Academic professor',
      'Historical figure',
      'Industry thought leader',
      'Executive coach',
      'Elite data scientist',
      'Best-selling copywriter',
      'Crisis management consultant',
    ]);
    for (const persona of builtInPersonas) expect(tables.personas.safeParse(persona).success).toBe(true);
  });

  it('come after the user’s own, which are sorted by name', () => {
    const own = ['Zoe', 'Ada'].map((name) => ({
      id: name,
      name,
      description: 'x',
      builtIn: false,
      editedAt: 1,
    }));
    expect(
      allPersonas(own)
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['Ada', 'Zoe', 'Professional consultant']);
  });
});
