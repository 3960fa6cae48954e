import { parseArgs } from 'node:util';
import { hasDisplay } from './browsers.ts';
import { type DevServer, startExtensionDevServer } from './extension-dev-server.ts';
import { addressLines, progress, runStack, say, stateFolder } from './run-stack.ts';

const { values } = parseArgs({
  options: { browser: { type: 'string', default: 'chromium' }, 'debug-port': { type: 'string' } },
});
const browser = values.browser === 'firefox' ? 'firefox' : 'chrome';
const debugPort = values['debug-port'] === undefined ? undefined : Number(values['debug-port']);
let server: DevServer | undefined;

// The site's sources are served by the stack, which shows a change at once.
await runStack({
  onAddresses: () => undefined,
  async onReady(stack) {
    const { apiUrl, siteUrl } = stack;
    const hasWindow = hasDisplay();
    server = await startExtensionDevServer({
      browser,
      addresses: { apiUrl, siteUrl },
      stateFolder,
      hasWindow,
      debugPort,
      say,
    });
    progress(
      'extension',
      hasWindow ? `in ${values.browser}, reloaded at every save` : 'rebuilt at every save',
    );
    say(
      [
        '\nREADY\n',
        ...addressLines(stack),
        `Extension  ${server.folder}`,
        ...(hasWindow ? [] : ['           No window is opened: there is no display, or it is turned off.']),
        '\nSave a file and see it. Ctrl+C stops everything.',
      ].join('\n'),
    );
  },
  stop: async () => server?.stop(),
});
