import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { serveHost } from './serve-host.ts';

export default defineUnlistedScript(() => serveHost());
