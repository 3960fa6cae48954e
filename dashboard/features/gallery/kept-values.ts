import { heldUntilLogout } from '@/dashboard/app/forget-at-logout.ts';
import type { PlaceholderValues } from './placeholders.ts';

/** What was filled in, while the tab stays: it outlasts the way through the login, and is stored nowhere. */
const kept = heldUntilLogout(() => new Map<string, PlaceholderValues>());

export const keptValues = (templateId: string): PlaceholderValues => kept.get().get(templateId) ?? {};

export const keepValues = (templateId: string, values: PlaceholderValues) =>
  void kept.get().set(templateId, values);
