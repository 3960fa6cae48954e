import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One thing that ships, and under what it may be passed on. */
export interface Shipped {
  name: string;
  version: string;
  /** An SPDX expression, such as `(MIT OR GPL-3.0-or-later)`. */
  licence: string;
  /** The licences' own words, as they came. */
  texts: readonly string[];
}

/** What may be packed: to pass on a package asks no more than to name who made it. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  // What `duck`, of two clauses, calls itself.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Whether every part of a licence, and of each choice it leaves at least one, may be packed. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  if (!plain) return false;
  const everyPart = (choice: string) => choice.split(/\s+AND\s+/).every((part) => ALLOWED.has(part.trim()));
  return plain.split(/\s+OR\s+/).some(everyPart);
}

/** The packages whose modules a bundle holds, by the last `node_modules` of each address. */
export function packageOf(moduleId: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId.replaceAll('\\', '/'))?.[1];
}

interface Manifest {
  version: string;
  license?: string;
  licenses?: { type: string }[];
  dependencies?: Record<string, string>;
}

function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** A package and all it depends on, for one whose files hold the others' code already. */
export function withDependencies(nodeModules: string, name: string): Set<string> {
  const names = new Set<string>();
  const visit = (next: string) => {
    if (names.has(next)) return;
    names.add(next);
    const manifest = readManifest(join(nodeModules, next));
    Object.keys(manifest?.dependencies ?? {}).forEach(visit);
  };
  visit(name);
  return names;
}

/** Reads what packages say of their licences. */
export function readPackages(nodeModules: string, names: Iterable<string>): Shipped[] {
  return [...new Set(names)].flatMap((name) => {
    const folder = join(nodeModules, name);
    const manifest = readManifest(folder);
    if (!manifest) return [];
    const texts = readdirSync(folder)
      .filter((file) => /^(licen[cs]e|copying)/i.test(file))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8').trim());
    const licence = manifest.license ?? manifest.licenses?.map(({ type }) => type).join(' OR ') ?? '';
    return [{ name, version: manifest.version, licence, texts }];
  });
}

/**
 * The list that lies in each package, as `licences.txt`.
 * @throws Error naming what may not be packed
 */
export function formatLicences(all: readonly Shipped[]): string {
  const refused = all.filter(({ licence }) => !isAllowed(licence));
  if (refused.length > 0) {
    const names = refused.map(({ name, licence }) => `${name} (${licence || 'no licence'})`);
    throw new Error(`These may not be packed: ${names.join(', ')}.`);
  }
  const sorted = all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const part = ({ name, version, licence, texts }: Shipped) =>
    [`## ${name} ${version} · ${licence}`, ...texts].join('\n\n');
  return `${['Whetstone is made with the following, each under its own licence.', ...sorted.map(part)].join('\n\n\n')}\n`;
}
