import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { countryCodes, DEFAULT_COUNTRY_CODE } from '@/dashboard/content/country-codes.ts';
import { emailForm, loginForm, resetForm, signupForm } from '@/dashboard/features/auth/auth-schemas.ts';

/** What each field is told. */
function sentences(schema: z.ZodMiniType, given: unknown): Record<string, string> {
  const parsed = schema.safeParse(given);
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const account = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'ada',
  email: 'ada@example.test',
  countryCode: DEFAULT_COUNTRY_CODE,
  mobileNumber: '',
  password: 'correct h',
};
const signup = (over: Partial<typeof account>) => sentences(signupForm, { ...account, ...over });

describe('addresses (spec §5)', () => {
  it.each(['ada', 'ada@example', 'a da@example.test', '@example.test', 'ada@@example.test', ''])(
    'refuses %j on login and signup',
    (email) => {
      expect(sentences(loginForm, { email, password: 'x' }).email).toBe('Please enter a valid email address');
      expect(signup({ email }).email).toBe('Please enter a valid email address');
    },
  );

  it('asks for an address in the modals where there is none', () => {
    expect(sentences(emailForm, { email: ' ' })).toEqual({ email: 'Please enter your email address' });
    expect(sentences(emailForm, { email: 'ada' })).toEqual({ email: 'Please enter a valid email address' });
    expect(emailForm.parse({ email: ' ada@example.test ' })).toEqual({ email: 'ada@example.test' });
  });
});

describe('signing up', () => {
  it('takes an account without a mobile number', () => {
    expect(signup({})).toEqual({});
  });

  it.each(['123456789', '12345678901', '12345 6789', 'abcdefghij', '+9112345678', '１２３４５６７８９０'])(
    'takes no mobile number of another shape: %s',
    (mobileNumber) => {
      expect(signup({ mobileNumber })).toEqual({
        mobileNumber: 'Please enter a valid 10-digit mobile number',
      });
    },
  );

  it('takes ten digits', () => {
    expect(signup({ mobileNumber: '9876543210' })).toEqual({});
  });

  it('wants 8 characters of a password, and no more than count', () => {
    expect(signup({ password: '1234567' })).toEqual({ password: 'Minimum length is 8 characters.' });
    expect(signup({ password: '12345678' })).toEqual({});
    expect(signup({ password: 'x'.repeat(10_000) })).toEqual({
      password: 'Maximum length is 72 characters.',
    });
  });

  it.each(['firstName', 'lastName', 'username'] as const)('wants a %s of bearable length', (field) => {
    expect(Object.keys(signup({ [field]: '  ' }))).toEqual([field]);
    expect(Object.keys(signup({ [field]: 'x'.repeat(10_000) }))).toEqual([field]);
    expect(signup({ [field]: '<img src=x onerror=alert(1)>' })).toEqual({});
  });
});

it('offers the 15 country codes of spec §3, India first', () => {
  expect(countryCodes.map(({ label }) => label).join(', ')).toBe(
    '+91 IN, +1 US/CA, +44 UK, +61 AU, +33 FR, +49 DE, +81 JP, +86 CN, +7 RU, +971 UAE, +55 BR, +52 MX, +27 ZA, +82 KR, +39 IT',
  );
  expect(countryCodes[0].id).toBe(DEFAULT_COUNTRY_CODE);
});

it.each([
  ['short', 'short', { password: 'Password must be at least 8 characters long' }],
  ['long enough', 'another one', { confirmation: 'Passwords do not match' }],
  ['long enough', '', { confirmation: 'Passwords do not match' }],
  ['long enough', 'long enough', {}],
])('a password chosen anew: %j, %j', (password, confirmation, expected) => {
  expect(sentences(resetForm, { password, confirmation })).toEqual(expected);
});
