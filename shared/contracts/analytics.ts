import * as z from 'zod/mini';

/** What is counted on the site (spec §7), where the visitor agreed. */
export const analyticsEventNames = [
  'page_viewed',
  'signed_up',
  'logged_in',
  'template_selected',
  'template_copied',
  'gallery_templates_loaded',
  'gallery_filter_applied',
  'feature_selected',
  'survey_submitted',
  'generate_completed',
  'analysis_completed',
  'image_prompt_completed',
  'result_copied',
  'credits_used',
  'credits_refreshed',
  'free_credits_reclaimed',
  'payment_login_required',
  'payment_started',
] as const;
export const analyticsEventName = z.enum(analyticsEventNames);
export type AnalyticsEventName = z.infer<typeof analyticsEventName>;

/** Body of `POST /account/analytics-events`: an act, and the visitor's random number. Nothing else is kept of it. */
export const analyticsEvent = z.object({ name: analyticsEventName, visitor: z.uuid() });
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
