import { expect, it } from 'vitest';
import { formatLicences, isAllowed, packageOf } from '@/packaging/licences.ts';

it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)', 'MIT AND OFL-1.1'])(
  'packs %s',
  (licence) => expect(isAllowed(licence)).toBe(true),
);

it.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'LGPL-2.1',
  'MIT AND GPL-2.0-only',
  '(GPL-2.0-only OR AGPL-3.0-only)',
  'SEE LICENSE IN EULA',
  'UNLICENSED',
  '',
])('does not pack "%s"', (licence) => {
  expect(isAllowed(licence)).toBe(false);
  expect(() => formatLicences([{ name: 'thing', version: '1.0.0', licence, texts: [] }])).toThrow(/thing/);
});

it('names the package of a module by its innermost folder', () => {
  expect(packageOf('/p/node_modules/a/node_modules/@scope/b/lib/c.js')).toBe('@scope/b');
  expect(packageOf('C:\\p\\node_modules\\react\\index.js')).toBe('react');
  expect(packageOf('/p/shared/node.ts')).toBeUndefined();
});
