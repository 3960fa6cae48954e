import { describe, expect, it } from 'vitest';
import { AppError } from '@/shared/errors/app-error.ts';
import { causesOf } from '@/shared/errors/causes.ts';
import { errorReport } from '@/shared/errors/error-report.ts';
import { reportError, sendReportsTo } from '@/shared/errors/report-error.ts';

const messageOf = (error: Error) => causesOf(error)[0]?.message;

describe('a message', () => {
  it('keeps the names of code a browser tells', () => {
    expect(messageOf(new TypeError("Cannot read properties of undefined (reading 'pages')"))).toBe(
      'Cannot read properties of undefined (reading ‹pages›)',
    );
  });

  it.each([
    ['Unexpected token \'D\', "Dear Ms Voss" is not valid JSON'],
    ['cannot parse `Dear Ms Voss` here'],
    ["no such field 'Dear Ms Voss'"],
    ['bad cell "Dear Ms Voss'],
    ['unknown “Dear Ms Voss” found\nDear Ms Voss'],
    ['404 for https://dear.example/ms/voss?Dear=Voss'],
    ['cannot open /home/Dear/Ms/Voss.pdf'],
    ['no mail to voss@dear.example'],
  ])('holds nothing it quotes: %s', (message) => {
    expect(messageOf(new Error(message))).not.toMatch(/dear|voss/i);
  });

  it.each([
    'Invalid API Key provided: sk_live_abc',
    'no such secret whsec_abc',
    'token wst_abc is over',
    'bad jwt eyJabc.abc.abc',
    'unknown key sb_secret_abc',
  ])('holds no key: %s', (message) => {
    expect(messageOf(new Error(message))).not.toContain('abc');
  });

  it('holds no long number and ends early', () => {
    expect(messageOf(new Error('card 4242424242424242'))).toBe('card #');
    expect(messageOf(new Error('word '.repeat(100)))?.length).toBeLessThanOrEqual(160);
  });
});

it('tells the whole chain, with the places in the code and the codes of systems', () => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const chain = causesOf(
    new AppError('network_error', { cause: new TypeError('fetch failed', { cause: refused }) }),
  );
  expect(chain.map(({ name, code }) => [name, code])).toEqual([
    ['AppError', 'network_error'],
    ['TypeError', undefined],
    ['Error', 'ECONNREFUSED'],
  ]);
  expect(chain[1]?.frames[0]).toContain('causes.test.ts');
  expect(chain[1]?.frames.join('\n')).not.toContain('fetch failed');
});

it('ends where a chain runs in a circle', () => {
  const first = new Error('first');
  first.cause = first;
  expect(causesOf(first)).toHaveLength(4);
});

describe('what a border reports', () => {
  const heard: unknown[] = [];
  sendReportsTo((report) => heard.push(report));

  it('is the cause nobody foresaw, at the level of a fault of ours', () => {
    heard.length = 0;
    expect(reportError('here', new RangeError('Invalid array length')).code).toBe('internal');
    expect(heard).toHaveLength(1);
    const report = errorReport.parse(heard[0]);
    expect(report).toMatchObject({ level: 'error', place: 'here', code: 'internal' });
    expect(report.causes[0]).toMatchObject({ name: 'RangeError', message: 'Invalid array length' });
  });

  it('is nothing where the user stopped', () => {
    heard.length = 0;
    reportError('here', new DOMException('stopped', 'AbortError'));
    expect(heard).toEqual([]);
  });
});
