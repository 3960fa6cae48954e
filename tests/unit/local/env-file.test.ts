import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatEnvironment, parseEnvironment, writeEnvironmentFile } from '@/local/env-file.ts';

describe('the list of addresses', () => {
  it('is a KEY=value a line, without what is not there', () => {
    expect(formatEnvironment({ SUPABASE_URL: 'http://127.0.0.1:1', DATABASE_URL: undefined })).toBe(
      'SUPABASE_URL=http://127.0.0.1:1\n',
    );
  });

  it('reads back what it wrote, values with an equals sign too', () => {
    const environment = { SUPABASE_ANON_KEY: 'a=b==', SITE_URL: 'http://127.0.0.1:5173' };
    expect(parseEnvironment(`# stack\n\n${formatEnvironment(environment)}`)).toEqual(environment);
  });

  it('is readable by its owner alone and goes when the stack goes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'whetstone-env-'));
    const path = join(folder, 'env');
    const remove = writeEnvironmentFile(folder, { SITE_URL: 'x' });
    expect(readFileSync(path, 'utf8')).toBe('SITE_URL=x\n');
    expect(statSync(path).mode & 0o077).toBe(0);
    remove();
    expect(existsSync(path)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
