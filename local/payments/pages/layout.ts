import { escapeHtml } from '@/local/mail/mail-template.ts';

const STYLE = `
:root { color-scheme: light dark;
  --paper: light-dark(#faf9f7, #151412); --raised: light-dark(#fff, #1e1c19);
  --ink: light-dark(#1b1916, #f2efea); --soft: light-dark(#6b655b, #a8a196);
  --line: light-dark(#e2ded6, #38342e); --edge: light-dark(#d9480f, #ff8a4c); --on-edge: light-dark(#fff, #1b1916);
  --steel: light-dark(#33658a, #8fb8d8); --bad: light-dark(#b3261e, #ff9d94); --good: light-dark(#1f6f43, #7fce9f);
  --warn: light-dark(#8a5a00, #f0c05a); --warn-back: light-dark(#fdf3dc, #2e2611); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.notice { background: var(--warn-back); color: var(--warn); padding: .5rem 1rem; text-align: center; font-size: .875rem; }
main { max-width: 27rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.columns { display: grid; gap: 2.5rem; }
@media (min-width: 52rem) { main.two { max-width: 58rem; padding-top: 4rem; }
  .two .columns { grid-template-columns: 1fr 1fr; gap: 5rem; } }
h1 { font-size: 1.375rem; font-weight: 600; line-height: 1.3; margin: 0 0 .5rem; }
h2 { font-size: 1rem; font-weight: 600; margin: 2.25rem 0 .25rem; }
p { margin: .25rem 0 .75rem; }
a { color: var(--steel); }
small, .soft { color: var(--soft); font-size: .875rem; }
.price { font-size: 2.25rem; font-weight: 600; line-height: 1.2; margin: 0; }
.price small { font-size: 1rem; font-weight: 400; }
label { display: block; font-size: .875rem; font-weight: 500; margin-top: 1rem; }
input { width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: var(--raised); border: 1px solid light-dark(#b8b1a4, #5c564c); border-radius: 6px; }
button, .button { display: inline-block; min-height: 2.5rem; padding: .5rem 1rem; font: inherit; font-weight: 500;
  line-height: 1.5rem; text-align: center; text-decoration: none; cursor: pointer; border-radius: 6px;
  border: 1px solid light-dark(#b8b1a4, #5c564c); background: var(--raised); color: var(--ink); }
button.main { border-color: transparent; background: var(--edge); color: var(--on-edge); }
button.full, .button.full { width: 100%; margin-top: 1.25rem; min-height: 2.75rem; }
:focus-visible { outline: 2px solid var(--edge); outline-offset: 2px; }
.bad { color: var(--bad); } .good { color: var(--good); } .warn { color: var(--warn); }
[role=alert] { margin: 1rem 0 0; padding: .625rem .75rem; border: 1px solid var(--bad); border-radius: 6px; color: var(--bad); }
dl { margin: 1rem 0; } dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0;
  border-top: 1px solid var(--line); }
dl div.total { font-weight: 600; } dd { margin: 0; text-align: right; white-space: nowrap; }
ul.rows { list-style: none; margin: 0; padding: 0; }
ul.rows > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem;
  padding: .75rem 0; border-top: 1px solid var(--line); }
ul.rows > li > :first-child { flex: 1 1 14rem; min-width: 0; }
code { font: .8125rem/1.5 ui-monospace, monospace; }
details { margin-top: 1rem; } summary { cursor: pointer; }
`;

export { escapeHtml };

/** Text that is safe to stand in HTML; made by `html` alone. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function render(value: unknown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  if (value === undefined || value === null || value === false) return '';
  return escapeHtml(String(value));
}

/** HTML with every value in it escaped that is not itself made here. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Markup {
  return new Markup(parts.reduce((text, part, at) => text + render(values[at - 1]) + part));
}

/** A whole page, which says on top that nothing here is real. */
export function page(title: string, body: Markup, shape: '' | 'two' = ''): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${new Markup(STYLE)}</style></head>
<body><div class="notice">Local stand-in for the payment provider. No money moves.</div>
<main class="${shape}">${body}</main></body></html>`.text;
}

/** Cents of a currency as people write them. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  );
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
}
