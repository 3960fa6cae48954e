import { describe, expect, test } from 'vitest';
import { parsePersona } from '@/shared/enhance/persona.ts';

describe('reads a persona', () => {
  test.each([
    'Calm coach\n\nYou are a coach.\n- Be brief.',
    'Name: Calm coach\n\nDescription: You are a coach.\n- Be brief.',
    '**Calm coach**\nYou are a coach.\n- Be brief.',
    '## Calm coach.\n\nYou are a coach.\n- Be brief.',
    '**Persona name:** "Calm coach"\n\n**Description:** You are a coach.\n- Be brief.',
  ])('written as %j', (text) => {
    expect(parsePersona(text)).toEqual({
      ok: true,
      value: { name: 'Calm coach', description: 'You are a coach.\n- Be brief.' },
    });
  });
});

test.each(['', 'Calm coach', 'You are a coach who '.repeat(9), `${'x'.repeat(90)}\n\nYou are a coach.`])(
  'refuses %j, which has no name or no description',
  (text) => expect(parsePersona(text)).toEqual({ ok: false, error: 'bad_response' }),
);
