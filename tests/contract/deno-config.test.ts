import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface PackageJson {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const readJson = <Json>(name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as Json;
const { dependencies, devDependencies } = readJson<PackageJson>('package.json');
const { imports } = readJson<{ imports: Record<string, string> }>('deno.json');
const packages = Object.entries(imports).filter(([, target]) => target.startsWith('npm:'));

// Deno resolves from node_modules: another version there is "could not find a matching package".
test.each(packages)('%s is the version that package.json pins', (_, target) => {
  const [, name = '', version] = /^npm:\/?(@?[^@]+)@([^/]+)/.exec(target) ?? [];
  expect(version).toBe(dependencies[name] ?? devDependencies[name]);
});

test('one spelling of paths holds in Deno too', () => {
  expect(imports['@/']).toBe('./');
});
