/** What the site says of prices and plans. */
export const pricingEnglish = {
  use_rewriteHere:
    'Every rewrite on your device, with your browser’s own model, or with your own server or key',
  use_filesHere: 'PDFs, sheets, Word files and pictures, read and searched on your device',
  use_extension: 'Library, personas, history and undo in the extension',
  use_gallery: 'The gallery, and questions about a report you have',
  use_rewrite: 'A rewrite, a reply, a summary or follow-up questions by our cloud model',
  use_fileAnswer: 'An answer about a file by our cloud model',
  use_prompt: 'A prompt from the generator, or a turn of the image prompt chat',
  use_report: 'A report on what people say in public, a survey or an opportunity assessment',
  free: 'Free',
  rewritesMonthly: 'Rewrites or prompts a month',
  reportsMonthly: 'Or reports a month',
  priceOf: 'Price of {count, number} rewrites',
  weeklyReports: 'Automatic weekly reports',
  none: 'None',
  toppingUp: 'Topping up',
  refreshes: '{credits, number} every 3 days, {times, number} times a month',
  anotherMonth: 'Another month’s credits at any time',
  onDevice: 'Rewriting on your device',
  freeWithoutLimit: 'Free, without limit',
  needPlan: 'Do I need a plan, or an account?',
  needPlanText:
    'No. The extension rewrites on your device without either, for as long as you like. Credits are for our cloud model, the generator, image prompts and reports.',
  runOut: 'What happens when my credits run out?',
  runOutText:
    'Nothing stops: the extension goes on working on your own device. On the free plan you can refresh your credits every three days and reclaim a month’s worth every 30 days.',
  callFails: 'What if a call fails?',
  callFailsText:
    'Its credit comes back by itself when nothing was delivered. A report is the exception: it is paid for before it runs.',
  carryOver: 'Do unused credits carry over?',
  carryOverText:
    'Yes, they stay on your balance when a new month begins. Our terms allow us to let credits expire; none do today.',
  switchOrCancel: 'Can I switch or cancel?',
  switchOrCancelText:
    'Any time: switch here, cancel in Billing. A larger plan starts at once and you see the price first; a smaller one starts with your next period. After cancelling you keep your plan until the period ends. Credits are not refunded.',
  textUse: 'Does a plan change what you do with my text?',
  textUseText:
    'No. Text sent to our cloud model is worked on and forgotten, on every plan. What stays on your device is never sent.',
  trialCredits: '{credits, number} trial credits per month',
  monthlyCredits: '{credits, number} credits per month',
  reports: '{count, plural, one {# weekly report} other {# weekly reports}}',
  everyMode: 'Every mode and level',
  deviceFree: 'Rewriting on your device stays free',
  about_free: 'To see what it does for you.',
  reclaimable: 'Reclaimable every 30 days',
  about_starter: 'About {count, number} drafts or prompts a day.',
  about_pro: 'About {count, number} drafts or prompts a day, and more weekly reports.',
  about_business: 'About {count, number} drafts or prompts a day, and the most weekly reports.',
} as const;
