import { defineContentScript } from 'wxt/utils/define-content-script';
import { SITE_URL } from '@/shared/extension/origins.ts';
import { answerHandoffs } from './answer-handoff.ts';
import { showBanner } from './banner.ts';

const site = new URL(SITE_URL);

export default defineContentScript({
  // Match patterns know no ports; the exact origin is asked for below.
  matches: [`${site.protocol}//${site.hostname}/*`],
  // Before the page's own code, which posts as soon as it is signed in.
  runAt: 'document_start',
  noScriptStartedPostMessage: true,
  main(ctx) {
    if (window.location.origin !== site.origin) return;
    answerHandoffs({ signal: ctx.signal, onAccepted: (email) => showBanner(email, ctx.signal) });
  },
});
