import { spawnSync } from 'node:child_process';

/**
 * Runs ffmpeg, which writes the films and the finer pictures; nothing that is shipped or built needs it.
 * @throws Error where it is missing or refuses
 */
export function ffmpeg(parameters: readonly string[], input?: Buffer): void {
  const { error, status, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...parameters], { input });
  if (error) throw new Error('ffmpeg is missing. On Debian: apt-get install ffmpeg');
  if (status !== 0) throw new Error(`ffmpeg: ${stderr.toString('utf8').trim()}`);
}
