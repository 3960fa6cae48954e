import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { reportUncaught } from '@/shared/errors/report-uncaught.ts';
import { tellFailures } from '@/shared/extension/tell-failures.ts';
import { serveHost } from './serve-host.ts';

export default defineUnlistedScript(() => {
  tellFailures();
  reportUncaught('card.frame');
  serveHost();
});
