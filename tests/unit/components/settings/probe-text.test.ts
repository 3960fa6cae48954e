import { describe, expect, it } from 'vitest';
import { probeText } from '@/components/settings/probe-text.ts';
import type { ProbeFailure } from '@/shared/engines/probe-server.ts';

const ollama = {
  baseUrl: 'http://127.0.0.1:11434/v1',
  model: 'llama3.2',
  start: 'Start it with: ollama serve',
  isOllama: true,
  originPattern: 'moz-extension://*',
};
const service = { baseUrl: 'https://api.example.com/v1', model: 'm', originPattern: 'chrome-extension://*' };
const failure = (cause: ProbeFailure['cause'], more: Partial<ProbeFailure> = {}) => ({
  cause,
  models: [],
  ...more,
});

describe('what a failed test says', () => {
  it('names the server and the way to start it', () => {
    expect(probeText(ollama, failure('refused'))).toEqual({
      says: 'No server answers at 127.0.0.1:11434.',
      mend: 'Start it with: ollama serve',
    });
  });

  it('gives Ollama the origin of this very browser', () => {
    expect(probeText(ollama, failure('origin', { status: 403 })).command).toBe(
      'OLLAMA_ORIGINS=moz-extension://* ollama serve',
    );
    expect(probeText({ ...ollama, isOllama: false }, failure('origin'))).toMatchObject({
      mend: expect.stringContaining('moz-extension://*'),
    });
  });

  it('tells a model to fetch from one to choose', () => {
    expect(probeText(ollama, failure('wrong_model')).command).toBe('ollama pull llama3.2');
    const choice = probeText(ollama, failure('wrong_model', { models: ['qwen3:8b'] }));
    expect(choice).toEqual({
      says: '127.0.0.1:11434 has no model called “llama3.2”.',
      mend: 'Choose one it has:',
    });
  });

  it('tells a key that is wrong from one that may not', () => {
    expect(probeText(service, failure('key', { status: 401 })).says).toContain('does not accept this key');
    expect(probeText(service, failure('key', { status: 403 })).says).toContain('does not allow it');
  });

  it('leads to the form with a key where a server of one’s own asks for one', () => {
    expect(probeText(ollama, failure('key', { status: 401 }))).toEqual({
      says: '127.0.0.1:11434 asks for a key (401).',
      mend: 'Set it up under Your key, as another service at this address.',
    });
  });

  it('tells an empty account from a server that is broken', () => {
    expect(probeText(service, failure('server_error', { status: 429 })).mend).toContain('no money left');
    expect(probeText(service, failure('server_error', { status: 500 })).says).toContain('failed (500)');
  });

  it('says both that can be behind a secure address nobody answers at', () => {
    const { mend } = probeText(service, failure('unreachable'));
    expect(mend).toContain('it is not running');
    expect(mend).toContain('certificate');
  });
});
