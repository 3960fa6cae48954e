import { expect, test } from 'vitest';
import { readAddress } from '@/supabase/functions/_shared/auth/caller.ts';
import { networkOf, rangeOf } from '@/supabase/functions/_shared/auth/network-of.ts';

test.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51000', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1::/48'],
  ['2001:db8:1:ff00::1', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['2001:db8::', '2001:db8:0::/48'],
  ['203.0.113.9:51000', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('%s lies in the range %s', (address, range) => {
  expect(rangeOf(address)).toBe(range);
});

test('a caller who moves within his /64 stays the same', () => {
  const from = (address: string) => readAddress(new Headers({ 'cf-connecting-ip': address }));
  expect(from('2001:db8:1:2::1')).toBe(from('2001:db8:1:2:3:4:5:6'));
  expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:4::1'));
});
