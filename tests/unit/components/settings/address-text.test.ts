import { expect, it } from 'vitest';
import { addressText } from '@/components/settings/address-text.ts';
import { readServerUrl } from '@/shared/engines/server-config.ts';

const said = (typed: string) => {
  const read = readServerUrl(typed);
  return read.ok ? '' : addressText(read.error, 'http://127.0.0.1:11434/v1');
};

it.each([
  ['', 'Type an address, such as http://127.0.0.1:11434/v1.'],
  ['not a url', 'An address has no spaces in it. It looks like http://127.0.0.1:11434/v1.'],
  ['ftp://box/v1', 'ftp:// does not lead to a model server. Begin with http:// or https://.'],
  ['FILE:///etc/hosts', 'file:// does not lead to a model server. Begin with http:// or https://.'],
  ['http://a:port', 'This is not an address. It looks like http://127.0.0.1:11434/v1.'],
])('%j is told what is wrong with it', (typed, sentence) => expect(said(typed)).toBe(sentence));

it('never repeats a password', () => {
  expect(said('http://me:hunter2@box/v1')).toMatch(/before the @/);
  expect(said('http://me:hunter2@box/v1')).not.toContain('hunter2');
});
