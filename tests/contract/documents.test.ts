import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '@/local/run-command.ts';

/** Which document a citation's word means. */
const documents: Readonly<Record<string, string>> = {
  spec: 'docs/product.md',
  product: 'docs/product.md',
  design: 'docs/architecture.md',
  architecture: 'docs/architecture.md',
};
const FAULTS = 'docs/faults.md';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** Files of the project, those not yet committed included; without what only looks like text. */
const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => existsSync(join(projectRoot, file)));
const cited = files.filter(
  (file) =>
    /\.(?:ts|tsx|mjs|css|sql|md|toml|html|json|yml)$/.test(file) &&
    !/^(?:package-lock\.json|tests\/fixtures\/|docs\/faults\.md)/.test(file),
);
const texts = new Map(cited.map((file) => [file, read(file)]));

/** Numbers of a document's headings: `## 4. Calls` is 4. */
const headings = new Map(
  [...new Set(Object.values(documents))].map((file) => [
    file,
    new Set([...read(file).matchAll(/^## (\d+)\./gm)].map(([, number]) => number)),
  ]),
);

interface Citation {
  file: string;
  text: string;
}

/** `spec §2, §9` cites two sections; a citation may go on in the comment's next line. */
function citedSections(): (Citation & { document: string; section: string })[] {
  return [...texts].flatMap(([file, text]) =>
    [
      ...text
        .replace(/\n\s*(?:\*|\/\/|--|#)?\s*/g, ' ')
        .matchAll(/\b(spec|product|design|architecture)(?:\.md)? §(\d+)((?:(?:,? and|,| or) §\d+)*)/g),
    ].flatMap(([found, word = '', first = '', rest = '']) =>
      [first, ...[...rest.matchAll(/§(\d+)/g)].map(([, more = '']) => more)].map((section) => ({
        file,
        text: found,
        document: documents[word] ?? '',
        section,
      })),
    ),
  );
}

/** `faults F28–F30` cites a span, `faults F24, S5` and `faults X12, X13` a list. */
function citedFaults(): (Citation & { id: string })[] {
  return [...texts].flatMap(([file, text]) =>
    [
      ...text
        .replace(/\n\s*(?:\*|\/\/|--|#)?\s*/g, ' ')
        .matchAll(/\b[Ff]aults ((?:[A-Z]\d{1,2})(?:(?:, |–| to | and )[A-Z]\d{1,2}\b)*)/g),
    ].flatMap(([found, list = '']) =>
      [...list.matchAll(/[A-Z]\d{1,2}/g)].map(([id]) => ({ file, text: found, id })),
    ),
  );
}

/** Rows of the list of faults: id and the tests that hold it. */
const faults = [...read(FAULTS).matchAll(/^\| ([A-Z]\d{1,2}) \| .* \| (.*) \|$/gm)].map(
  ([, id = '', held = '']) => ({
    id,
    held,
    tests: [...held.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path),
  }),
);

describe('what the code cites', () => {
  test('every section stands in its document', () => {
    const all = citedSections();
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(({ document, section }) => !headings.get(document)?.has(section))).toEqual([]);
  });

  test('every fault has its row', () => {
    const known = new Set(faults.map(({ id }) => id));
    const all = citedFaults();
    expect(all.length).toBeGreaterThan(90);
    expect(all.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test('every decision is there', () => {
    const numbers = new Set(files.flatMap((file) => /^docs\/decisions\/0*(\d+)-/.exec(file)?.slice(1) ?? []));
    const all = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/\b(?:[Dd]ecision|ADR) (\d+)\b/g)].map(([found, number = '']) => ({
        file,
        found,
        number,
      })),
    );
    expect(all.filter(({ number }) => !numbers.has(number))).toEqual([]);
  });
});

describe('the list of faults', () => {
  test('has every case once, in order', () => {
    const counts = { F: 36, N: 17, A: 15, C: 15, W: 10, X: 16, S: 8, I: 5, Q: 10, L: 11 };
    const expected = Object.entries(counts).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, at) => `${letter}${at + 1}`),
    );
    expect(faults.map(({ id }) => id)).toEqual(expected);
  });

  test.each(faults)('$id names tests that exist, or says that there is none', ({ tests, held }) => {
    if (tests.length === 0) expect(held).toBe('not tested');
    for (const path of tests) expect(existsSync(join(projectRoot, path)), path).toBe(true);
  });
});

/** Roots a path in a document may begin with. What is made by a run (`.output`, `dist`) is no file of the project. */
const ROOTS =
  /^(?:\.ci|components|dashboard|docs|entrypoints|local|packaging|public|shared|supabase|tests)\//;
const rooms = new Set(
  files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
);

const isThere = (path: string) => rooms.has(path.replace(/\/$/, ''));

/** A path with a pattern in it stands for files of which one at least must be there. */
function isAnyThere(path: string): boolean {
  if (!/[*<…]/.test(path)) return isThere(path);
  const pattern = new RegExp(
    `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*|<[^>]*>|…/g, '[^/]*')}$`,
  );
  return [...rooms].some((one) => pattern.test(one));
}

const written = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'));

describe.each(written)('%s', (file) => {
  const text = read(file);

  test('names files that exist', () => {
    const named = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => ROOTS.test(path));
    expect(named.filter((path) => !isAnyThere(path))).toEqual([]);
  });

  test('links to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
      ([, to = '']) => to,
    );
    expect(links.filter((to) => !isThere(join(dirname(file), to)))).toEqual([]);
  });
});

const maps = written.filter((file) => file.endsWith('/README.md') && file !== 'docs/release/README.md');

test.each(maps)('%s names files of its room', (file) => {
  const room = `${dirname(file)}/`;
  const there = files.filter((one) => one.startsWith(room));
  const named = [...read(file).matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.tsx?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !ROOTS.test(path));
  expect(named.filter((path) => !there.some((one) => one.endsWith(`/${path}`)))).toEqual([]);
});
