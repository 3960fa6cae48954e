import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { quietLibraries } from '@/local/api/quiet-console.ts';
import { findChromium, hasDisplay } from './browsers.ts';
import { noChildrenLeft } from './child.ts';
import { type BuiltExtension, buildExtension } from './extension-build.ts';
import { openBrowser } from './open-browser.ts';
import { readPorts, StartRefused } from './ports.ts';
import { projectRoot } from './run-command.ts';
import { startScheduler } from './scheduler.ts';
import { runSelfCheck, type SelfCheck } from './self-check.ts';
import { listenForShutdown } from './shutdown.ts';
import { type Stack, startStack } from './stack.ts';

const stateFolder = process.env.WHETSTONE_STATE ?? join(projectRoot, '.whetstone');
/** Leaves out the extension and the self-check: for who works on the stack alone. */
const stackOnly = process.argv.includes('--stack-only');
const startedAt = performance.now();

function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

function progress(what: string, detail: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`  ${what.padEnd(11)}${detail} · ${seconds} s`);
}

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

/** In one piece, so that who waits for READY has the addresses too. */
async function showReady(stack: Stack, extension: BuiltExtension | undefined): Promise<void> {
  const lines = [
    '\nREADY\n',
    ...(stack.hasSite ? [`Site       ${stack.siteUrl}`] : []),
    `API        ${stack.apiUrl}`,
    `Mailbox    ${stack.mailboxUrl}`,
    ...(stack.paymentsUrl ? [`Payments   ${stack.paymentsUrl}`] : []),
    ...(stack.databaseUrl ? [`Database   ${stack.databaseUrl}`] : []),
    `Addresses and keys: ${join(stateFolder, 'env')}`,
    ...(extension ? await howToLoad(extension.folder) : []),
    '\nCtrl+C stops everything.',
  ];
  say(lines.join('\n'));
}

/** @returns the exit code. */
async function start(signal: AbortSignal): Promise<number> {
  say('Whetstone is starting.\n');
  let extension: Promise<BuiltExtension> | undefined;
  const stack = await startStack({
    stateFolder,
    ports: readPorts(process.env),
    databaseUrl: process.env.DATABASE_URL,
    preferPglite: process.env.WHETSTONE_DB === 'pglite',
    hasOwnStripe: Boolean(process.env.STRIPE_SECRET_KEY?.trim()),
    log: (line) => process.stderr.write(`${line}\n`),
    progress,
    signal,
    onAddresses(addresses) {
      if (stackOnly) return;
      extension = buildExtension('chrome', addresses, signal);
      extension.then(
        ({ reused }) => progress('extension', reused ? 'unchanged since its last build' : 'built'),
        () => undefined,
      );
    },
  });
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  const stopScheduler = startScheduler({ ...stack, log: (line) => process.stderr.write(`${line}\n`) });
  const stopAll = async () => {
    await stopScheduler();
    await browser?.stop('SIGTERM', 3_000);
    await stack.stop();
    await noChildrenLeft();
  };
  try {
    const [check, built] = await Promise.all([
      stackOnly ? undefined : runSelfCheck(stack.apiUrl, stack.anonKey),
      extension,
    ]);
    signal.throwIfAborted();
    if (check) showSelfCheck(check);
    await showReady(stack, built);
    if (built)
      browser = await openBrowser({ stateFolder, extensionFolder: built.folder, url: stack.siteUrl });
    const asked = new Promise<undefined>((resolve) =>
      signal.addEventListener('abort', () => resolve(undefined)),
    );
    const reason = await Promise.race([stack.ended, asked]);
    if (reason !== undefined) say(`\n${reason} Everything else was stopped.`);
    return reason === undefined ? 0 : 1;
  } finally {
    await stopAll();
  }
}

function explain(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  return error instanceof Error ? `Whetstone could not start. ${error.message}` : String(error);
}

const signal = listenForShutdown(() => say('\nStopping …'));
quietLibraries((line) => process.stderr.write(`${line}\n`));
try {
  process.exitCode = await start(signal);
  if (process.exitCode === 0) say('Stopped.');
} catch (error) {
  // What a stop cut short is no failure.
  process.exitCode = signal.aborted ? 0 : 1;
  if (!signal.aborted) process.stderr.write(`\n${explain(error)}\n`);
  else say('Stopped.');
}
process.exit();
