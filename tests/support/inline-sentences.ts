import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { projectRoot } from '@/local/run-command.ts';

const SHOWN_BY = /^(?:text|label|hint|placeholder|title|alt|heading|aria-(?:label|description))$/;
/** The product's name stays as it is in every language. */
const NAME = 'Whetstone';
const WORD = /\p{L}{2}/u;
/** A capital and two words in small letters behind each other: no key, no class, no address. */
const SENTENCE = /^[“"]?\p{Lu}.*\p{Ll}\s\p{Ll}/su;

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What nobody sees: where code comes from, and what developers are thrown or told in the console. */
const isUnseen = ({ type, callee }: Node) =>
  /^(?:Import|Export(?:All|Default))Declaration$|^TS/.test(type) ||
  (type === 'NewExpression' && isNode(callee) && /Error$/.test(String(callee.name))) ||
  (type === 'CallExpression' && isNode(callee) && isNode(callee.object) && callee.object.name === 'console');

function textOf({ type, value }: Node): string {
  if (type === 'JSXText' || type === 'Literal') return typeof value === 'string' ? value.trim() : '';
  if (type === 'TemplateElement') return String((value as { cooked?: string }).cooked ?? '').trim();
  return '';
}

/** Words of what an expression draws, in whichever case: `count === 1 ? 'credit' : 'credits'`. */
function drawnBy(node: unknown): string[] {
  if (!isNode(node)) return [];
  const { type, consequent, alternate, right, expressions, quasis, expression } = node;
  if (type === 'JSXExpressionContainer') return drawnBy(expression);
  if (type === 'ConditionalExpression') return [...drawnBy(consequent), ...drawnBy(alternate)];
  if (type === 'LogicalExpression') return drawnBy(right);
  if (type === 'TemplateLiteral') return [quasis, expressions].flat().flatMap(drawnBy);
  const text = textOf(node);
  return WORD.test(text.replace(NAME, '')) && !SENTENCE.test(text) ? [text] : [];
}

function shownIn(node: Node, found: string[] = []): string[] {
  if (isUnseen(node)) return found;
  const text = textOf(node);
  if (node.type === 'JSXText' ? text !== NAME && WORD.test(text) : SENTENCE.test(text)) found.push(text);
  if (node.type === 'JSXAttribute' && isNode(node.name) && SHOWN_BY.test(String(node.name.name))) {
    const { value } = node;
    found.push(...drawnBy(value));
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of [node.children].flat())
      if (isNode(child) && child.type === 'JSXExpressionContainer') found.push(...drawnBy(child));
  for (const child of Object.values(node).flat()) if (isNode(child)) shownIn(child, found);
  return found;
}

/** The sentences that stand in the code of a source. */
export function sentencesIn(name: string, source: string): string[] {
  return shownIn(parseSync(name, source).program as unknown as Node);
}

/** The same of a folder, catalogues (`.en.ts`) left out. */
export function inlineSentences(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', folder], { cwd: projectRoot, encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.en.ts'))
    .flatMap((file) => sentencesIn(file, readFileSync(join(projectRoot, file), 'utf8')));
}
