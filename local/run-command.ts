import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

export interface CommandOptions {
  environment?: NodeJS.ProcessEnv;
  /** Written to this process's own output as it comes; kept and returned either way. */
  echo?: boolean;
  signal?: AbortSignal;
}

export interface CommandResult {
  /** 0 where the command succeeded. */
  code: number;
  /** Both outputs, as they came. */
  output: string;
}

/** Runs a program of the project's `node_modules/.bin`, or of the system, to its end. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: options.environment ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const chunks: Buffer[] = [];
    const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk);
      if (options.echo) target.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    const end = (code: number) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') });
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
