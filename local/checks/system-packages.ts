import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium, findFirefox } from '@/local/browsers.ts';
import { runCommand } from '@/local/run-command.ts';

/** One thing of the system the tests drive, and the Debian package that brings it. */
interface SystemNeed {
  what: string;
  packages: readonly string[];
  isThere(): boolean | Promise<boolean>;
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

const NEEDS: readonly SystemNeed[] = [
  { what: 'Chromium', packages: ['chromium'], isThere: async () => (await findChromium()) !== undefined },
  { what: 'Firefox', packages: ['firefox-esr'], isThere: () => findFirefox() !== undefined },
  {
    what: 'a screen without a display, for the real context menu',
    packages: ['xvfb', 'xdotool', 'openbox'],
    isThere: () => ['Xvfb', 'xdotool', 'openbox'].every(isOnPath),
  },
];

async function stillMissing(needs: readonly SystemNeed[]): Promise<SystemNeed[]> {
  const there = await Promise.all(needs.map((need) => need.isThere()));
  return needs.filter((_need, index) => !there[index]);
}

/** How to become root without being asked, or undefined. */
async function findElevation(): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return [];
  const { code } = await runCommand('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n'] : undefined;
}

async function apt(elevation: readonly string[], args: readonly string[]): Promise<string | undefined> {
  const [command = 'env', ...rest] = [
    ...elevation,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    ...args,
  ];
  const { code, output } = await runCommand(command, rest);
  return code === 0 ? undefined : output.trim().split('\n').slice(-3).join('\n');
}

/**
 * Installs the browsers and the screen the end-to-end tests drive, where they are missing and the system lets us.
 *
 * @returns what is still missing, a sentence each, with the way to get it.
 */
export async function installSystemPackages(log: (line: string) => void): Promise<string[]> {
  if (process.platform !== 'linux') {
    return (await findChromium()) ? [] : ['Chromium is missing. Run: npx playwright install chromium'];
  }
  const missing = await stillMissing(NEEDS);
  if (missing.length === 0) return [];
  const packages = missing.flatMap((need) => need.packages);
  const byHand = `sudo apt-get update && sudo apt-get install -y ${packages.join(' ')}`;
  const elevation = isOnPath('apt-get') ? await findElevation() : undefined;
  if (!elevation) {
    return missing.map((need) => `${need.what} is missing. On Debian or Ubuntu: ${byHand}`);
  }
  log(`Installing ${packages.join(', ')} …`);
  // Names change between distributions, so one that is not there must not keep the others away.
  const problems = [await apt(elevation, ['update', '-q'])];
  for (const need of missing) {
    problems.push(await apt(elevation, ['install', '-y', '-q', '--no-install-recommends', ...need.packages]));
  }
  const detail = problems.filter(Boolean).join('\n');
  const left = await stillMissing(missing);
  return left.map((need) => `${need.what} is missing and could not be installed. Try: ${byHand}\n${detail}`);
}
