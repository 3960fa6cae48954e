import * as z from 'zod/mini';
import type { AnalysisMode } from './analysis-modes.ts';

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
  'reddit_completed',
  'concise_reddit_completed',
  'quora_completed',
  'concise_quora_completed',
  'stackexchange_completed',
  'concise_stackexchange_completed',
  'youtube_completed',
  'concise_youtube_completed',
  'x_completed',
  'concise_x_completed',
  'all_completed',
  'concise_all_completed',
  'consumer_survey_completed',
  'opportunity_assessment_completed',
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

/** Each mode of an analysis is counted by itself. */
export const completedEvent = (mode: AnalysisMode): AnalyticsEventName =>
  z.parse(analyticsEventName, `${mode.replaceAll('-', '_')}_completed`);

/** Body of `POST /account/analytics-events`: an act, and the visitor's random number. Nothing else is kept of it. */
export const analyticsEvent = z.object({ name: analyticsEventName, visitor: z.uuid() });
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
