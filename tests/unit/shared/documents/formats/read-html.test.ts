import { expect, test, vi } from 'vitest';
import { cpuMs } from '@/tests/support/cpu-ms.ts';
import { linesOf, readAll, refusalOf } from '@/tests/support/read-blocks.ts';

// The time of the process is what is held; other processes may take the machine meanwhile.
vi.setConfig({ testTimeout: 60_000 });

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const read = async (body: string, head = '') => readAll(page(body, head), 'a.html');

test('a page is read as it is seen', async () => {
  const { blocks } = await read(`
    <h1>Sales &amp; costs</h1>
    <p>It grew by <b>10</b><sup>6</sup> units<br>in&nbsp;May. See <a href="https://example.com/x">the source</a>,
       <a href="javascript:alert(1)">this</a> or <a href="/relative">that</a>.</p>
    <ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>
    <ol start="3"><li>Three</li><li>Four</li></ol>
    <figure><img src="https://evil.test/x.png" alt="x"><figcaption>Figure 1</figcaption></figure>
    <pre><code>let a = 1;
  let b;</code></pre>`);
  expect(linesOf(blocks)).toEqual([
    'paragraph 1 heading1: Sales & costs',
    'paragraph 2 paragraph: It grew by 10⁶ units\nin May. See the source, this or that.',
    'paragraph 3 list: One\n  - Inner\nTwo',
    'paragraph 4 list: 3. Three\n4. Four',
    'paragraph 5 caption: Figure 1',
    'paragraph 6 code: let a = 1;\n  let b;',
  ]);
  expect(blocks[1]?.links).toEqual([{ text: 'the source', href: 'https://example.com/x' }]);
});

test('cells that span keep the columns in their places; nested tables are text', async () => {
  const { blocks } = await read(
    '<table><caption>By year</caption><tr><th rowspan="2">Region</th><th colspan="2">Sum</th></tr><tr><th>2025</th><th>2026</th></tr><tr><td>North</td><td>1</td><td>2</td></tr></table>',
  );
  expect(blocks[1]?.rows).toEqual([
    ['Region', 'Sum', ''],
    ['', '2025', '2026'],
    ['North', '1', '2'],
  ]);
});

test('a table that only arranges the page is no table', async () => {
  const { blocks } = await read(
    '<table><tr><td><h2>News</h2><p>Rain.</p></td><td><p>Ads</p></td></tr></table>',
  );
  expect(linesOf(blocks)).toEqual([
    'paragraph 1 heading2: News',
    'paragraph 2 paragraph: Rain.',
    'paragraph 3 paragraph: Ads',
  ]);
});

test.each([
  ['an attribute', '<p hidden>PWNED</p>', ''],
  ['a style', '<p style="display: none">PWNED</p>', ''],
  ['white', '<span style="color:#fff">PWNED</span>', ''],
  ['tiny letters', '<span style="font-size:0">PWNED</span>', ''],
  ['its place', '<div style="position:absolute;left:-9999px">PWNED</div>', ''],
  ['a class', '<p class="x note">PWNED</p>', '<style>.y, p.note { opacity: 0 }</style>'],
  ['a comment', '<!-- PWNED -->', ''],
  ['a template', '<template><p>PWNED</p></template>', ''],
])('text hidden by %s is dropped (faults I1)', async (_, hidden, head) => {
  const { blocks } = await read(`<p>Seen.</p>${hidden}`, head);
  expect(linesOf(blocks)).toEqual(['paragraph 1 paragraph: Seen.']);
});

test('scripts are passed over and counted', async () => {
  const { blocks, warnings } = await read(
    '<script>document.write("x")</script><p>Hi</p><iframe src="https://e.test"></iframe>',
  );
  expect(linesOf(blocks)).toEqual(['paragraph 1 paragraph: Hi']);
  expect(warnings).toEqual([{ code: 'scripts_ignored', count: 2 }]);
});

test('elements in elements without end are refused in good time', async () => {
  const started = cpuMs();
  expect(await refusalOf(page('<div>'.repeat(100_000)), 'a.html')).toBe('document_too_complex');
  expect(cpuMs() - started).toBeLessThan(2_000);
});
