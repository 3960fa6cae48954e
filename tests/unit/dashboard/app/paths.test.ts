import { describe, expect, it } from 'vitest';
import { afterLogin, loginPath, readAuthQuery, safeReturnTo, signupPath } from '@/dashboard/app/paths.ts';

describe('where a login may lead back to (faults A9)', () => {
  it.each([
    ['/billing', '/billing'],
    ['/subscription?plan=pro&x=a%20b', '/subscription?plan=pro&x=a%20b'],
    ['/a/../profile', '/profile'],
    ['/profile#part', '/profile'],
    ['/login?returnTo=https://evil.example', '/login?returnTo=https://evil.example'],
  ])('%s', (given, path) => {
    expect(safeReturnTo(given)).toBe(path);
  });

  it.each([
    null,
    '',
    'billing',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /billing',
    '\\\\evil.example',
  ])('not %j', (given) => {
    expect(safeReturnTo(given)).toBeUndefined();
  });
});

describe('the query of login and signup', () => {
  it('is read as it was written', () => {
    const query = {
      returnTo: '/subscription?x=1',
      plan: 'starter',
      verified: true,
      extension: true,
      state: 'n0nce',
    } as const;
    const written = new URL(loginPath(query), 'https://whetstone.example');
    expect(written.pathname).toBe('/login');
    expect(readAuthQuery(written.searchParams)).toEqual(query);
  });

  it('is read from what a mail’s link hands on', () => {
    const query = { returnTo: '/generator', plan: 'pro', extension: true, state: 'n0nce' } as const;
    const continueUrl = new URL(loginPath(query), 'https://whetstone.example').href;
    expect(readAuthQuery(new URLSearchParams({ continueUrl }))).toEqual({ ...query, verified: false });
    const evil = 'https://evil.example/login?returnTo=//evil.example&plan=gold';
    expect(readAuthQuery(new URLSearchParams({ continueUrl: evil }))).toEqual(
      readAuthQuery(new URLSearchParams()),
    );
    expect(readAuthQuery(new URLSearchParams({ continueUrl: 'http://[' })).returnTo).toBeUndefined();
  });

  it('is nothing where nothing is asked for', () => {
    expect([loginPath(), signupPath({ verified: false })]).toEqual(['/login', '/signup']);
  });

  it.each(['ext', 'extension'])('knows the extension by %s', (name) => {
    expect(readAuthQuery(new URLSearchParams(name)).extension).toBe(true);
  });

  it('knows no plan that is not sold', () => {
    expect(readAuthQuery(new URLSearchParams('plan=gold')).plan).toBeUndefined();
  });
});

it.each([
  [{}, '/'],
  [{ returnTo: '/billing' }, '/billing'],
  [{ returnTo: '/subscription', plan: 'pro' }, '/subscription?plan=pro'],
  [{ returnTo: '/subscription?from=card', plan: 'pro' }, '/subscription?from=card&plan=pro'],
  [{ plan: 'pro' }, '/subscription?plan=pro'],
] as const)('leads on after a login: %j', (query, path) => {
  expect(afterLogin(query)).toBe(path);
});
