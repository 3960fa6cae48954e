import type { Template } from '@/dashboard/content/templates.ts';
import type { TemplateCategory } from '@/shared/contracts/templates.ts';

export type CategoryChoice = TemplateCategory | 'all';

/** The gallery's category buttons (spec §2). */
export const categories: readonly { id: CategoryChoice; label: string }[] = [
  { id: 'all', label: 'All Templates' },
  { id: 'persona', label: 'Persona Templates' },
  { id: 'unmasked', label: 'Unmasked' },
  { id: 'email', label: 'Email Templates' },
];

/** Those of a category whose title or description holds the words, in either case (spec §5). */
export function filterTemplates(
  templates: readonly Template[],
  { search, category }: { search: string; category: CategoryChoice },
): Template[] {
  const wanted = search.trim().toLowerCase();
  return templates.filter(
    (template) =>
      (category === 'all' || template.category === category) &&
      [template.title, template.description].some((text) => text.toLowerCase().includes(wanted)),
  );
}
