import { formatDay } from '@/dashboard/app/format-date.ts';
import type { Template } from '@/dashboard/content/templates.ts';
import type { OwnTemplate } from '@/shared/contracts/own-templates.ts';
import type { TemplateCategory } from '@/shared/contracts/templates.ts';
import { say } from './say.ts';

/** A card of the gallery: a built-in template, or one of the account's own. */
export interface GalleryEntry extends Omit<Template, 'category'> {
  category: TemplateCategory | 'own';
}

export type CategoryChoice = GalleryEntry['category'] | 'all';

/** The gallery's category buttons (spec §2). */
export const categories = [
  'all',
  'persona',
  'unmasked',
  'email',
] as const satisfies readonly CategoryChoice[];

/** For who is signed in. */
export const ownCategory = 'own' satisfies CategoryChoice;

/** An own template as a card of the gallery. */
export const entryOf = ({ id, title, content, updatedAt }: OwnTemplate): GalleryEntry => ({
  id,
  title,
  content,
  description: say('changedOn', { day: formatDay(updatedAt) }),
  category: 'own',
  category_name: say('myTemplate'),
});

/** `e-mail` and `email` are one word to who searches. */
const searched = (text: string) => text.toLowerCase().replaceAll('e-mail', 'email');

/** Those of a category whose title, description or category's name holds the words, in either case (spec §5). */
export function filterTemplates(
  templates: readonly GalleryEntry[],
  { search, category }: { search: string; category: CategoryChoice },
): GalleryEntry[] {
  const wanted = searched(search.trim());
  return templates.filter(
    (template) =>
      (category === 'all' || template.category === category) &&
      [template.title, template.description, template.category_name].some((text) =>
        searched(text).includes(wanted),
      ),
  );
}
