import { findChromium, hasDisplay } from './browsers.ts';
import { type BuiltExtension, buildExtension } from './extension-build.ts';
import { openBrowser } from './open-browser.ts';
import { addressLines, progress, runStack, say, stateFolder } from './run-stack.ts';
import { runSelfCheck, type SelfCheck } from './self-check.ts';

/** Leaves out the extension and the self-check: for who works on the stack alone. */
const stackOnly = process.argv.includes('--stack-only');

function showSelfCheck(check: SelfCheck): void {
  say('\nSelf-check: one draft, the whole way through the API.');
  say(`  before  ${check.before}`);
  say(`  after   ${check.after.replaceAll('\n', '\n          ')}`);
  say(`  by the ${check.engine} engine (${check.model}) in ${check.milliseconds} ms`);
}

async function howToLoad(folder: string): Promise<string[]> {
  const lines = [
    `Extension  ${folder}`,
    '           Load it: chrome://extensions, Developer mode, Load unpacked, choose that folder.',
  ];
  if (!(await findChromium())) {
    lines.push(
      '           No Chromium was found here. On Debian or Ubuntu: sudo apt-get install chromium.',
      '           Chrome, Edge or Brave do as well; everything else runs without one.',
    );
  } else if (!hasDisplay()) {
    lines.push('           No window is opened: there is no display, or it is turned off.');
  }
  return lines;
}

let extension: Promise<BuiltExtension> | undefined;
let browser: Awaited<ReturnType<typeof openBrowser>>;

await runStack({
  onAddresses(addresses, signal) {
    if (stackOnly) return;
    extension = buildExtension('chrome', addresses, signal);
    extension.then(
      ({ reused }) => progress('extension', reused ? 'unchanged since its last build' : 'built'),
      () => undefined,
    );
  },
  async onReady(stack, signal) {
    const [check, built] = await Promise.all([
      stackOnly ? undefined : runSelfCheck(stack.apiUrl, stack.anonKey),
      extension,
    ]);
    signal.throwIfAborted();
    if (check) showSelfCheck(check);
    // In one piece, so that who waits for READY has the addresses too.
    say(
      [
        '\nREADY\n',
        ...addressLines(stack),
        ...(built ? await howToLoad(built.folder) : []),
        '\nCtrl+C stops everything.',
      ].join('\n'),
    );
    if (built)
      browser = await openBrowser({ stateFolder, extensionFolder: built.folder, url: stack.siteUrl });
  },
  stop: async () => browser?.stop('SIGTERM', 3_000),
});
