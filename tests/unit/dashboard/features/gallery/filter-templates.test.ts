import { expect, it } from 'vitest';
import { filterTemplates } from '@/dashboard/features/gallery/filter-templates.ts';
import type { TemplateRow } from '@/shared/contracts/templates.ts';

const template = (id: string, changes: Partial<TemplateRow>): TemplateRow => ({
  id,
  title: 'A title',
  description: 'A description',
  category: 'persona',
  category_name: 'Persona Templates',
  content: 'needle in the content',
  created_at: '2026-11-21T14:00:00+00:00',
  ...changes,
});
const templates = [
  template('coach', { title: 'Executive COACH' }),
  template('mail', {
    category: 'email',
    category_name: 'Email Templates',
    description: 'Asks for a meeting with a coach',
  }),
  template('model', { category: 'unmasked' }),
];

it.each([
  ['', 'all', ['coach', 'mail', 'model']],
  ['coach', 'all', ['coach', 'mail']],
  ['  CoAcH ', 'persona', ['coach']],
  ['', 'email', ['mail']],
  ['coach', 'unmasked', []],
  ['needle', 'all', []],
  ['e-mail', 'all', ['mail']],
  ['persona', 'all', ['coach', 'model']],
] as const)('"%s" in %s finds %j', (search, category, ids) => {
  expect(filterTemplates(templates, { search, category }).map(({ id }) => id)).toEqual(ids);
});
