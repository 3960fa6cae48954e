import type { TemplateRow } from '@/shared/contracts/templates.ts';
import list from './templates.json' with { type: 'json' };

/** A template of the gallery, as a visitor sees it. */
export type Template = Omit<TemplateRow, 'created_at'>;

/** The nineteen of spec §3 in the gallery's order; a test compares them with the database's. */
export const templates = list as readonly Template[];

export const findTemplate = (id: string | undefined) => templates.find((template) => template.id === id);
