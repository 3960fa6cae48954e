import { expect, it } from 'vitest';
import { parseNumber } from '@/shared/documents/sheets/parse-number.ts';

function parse(text: string): number {
  const bytes = new TextEncoder().encode(`>${text}<`);
  const target = new Float64Array(1);
  parseNumber(bytes, { valueFrom: 1, valueTo: bytes.length - 1 }, target);
  return target[0] ?? 0;
}

it.each([
  '0',
  '-0',
  '7',
  '-12.5',
  '0.1',
  '1e5',
  '-2.5E-7',
  '123456789012345678',
  '9007199254740993',
  '0.30000000000000004',
  '1.7976931348623157e308',
  '5e-324',
  '12345678901234567890123',
  '.5',
  '5.',
])('reads %s to the last bit', (text) => {
  expect(Object.is(parse(text), Number(text))).toBe(true);
});

it.each(['', '-', '.', 'abc', '1.2.3', '1,5', '0x10g'])('takes %j for no number', (text) => {
  expect(parse(text)).toBeNaN();
});

it('reads whatever numbers programs write as JavaScript does', () => {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let round = 0; round < 30_000; round += 1) {
    const number = (random() + random() / 2 ** 32) * 10 ** Math.floor(random() * 12 - 4);
    const text = round % 3 === 0 ? number.toPrecision(17) : String(number);
    if (!Object.is(parse(text), Number(text))) expect.fail(`${text} was read as ${parse(text)}`);
  }
});
