import { describe, expect, it } from 'vitest';
import { keyServer, maskKey, readServerUrl, serverUrl } from '@/shared/engines/server-config.ts';
import { presetOf } from '@/shared/engines/server-presets.ts';
import { localServer } from '@/shared/enhance/engines/local-server.ts';
import { ownKey } from '@/shared/enhance/engines/own-key.ts';

describe('a server’s address', () => {
  it.each([
    ['http://127.0.0.1:11434/v1/', 'http://127.0.0.1:11434/v1'],
    ['  https://api.openai.com/v1  ', 'https://api.openai.com/v1'],
    ['127.0.0.1:1234/v1', 'http://127.0.0.1:1234/v1'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['https://a.example/v1?key=x#y', 'https://a.example/v1'],
  ])('%s is asked at %s', (typed, address) => expect(serverUrl(typed)).toBe(address));

  it.each(['', 'not an address', 'file:///etc/passwd', 'javascript://x', 'https://me:secret@a.example/v1'])(
    '%j is none',
    (typed) => expect(serverUrl(typed)).toBeNull(),
  );

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['not a url', 'blank'],
    ['http://my server/v1', 'blank'],
    ['ftp://a.example/v1', 'scheme'],
    ['https://me:secret@a.example/v1', 'credentials'],
    ['me@a.example', 'credentials'],
    ['http://', 'malformed'],
    ['http://a.example:port/v1', 'malformed'],
    ['http://<server>/v1', 'malformed'],
    ['http://%20/v1', 'malformed'],
    ['…', 'malformed'],
  ])('%j says what is wrong with it: %s', (typed, kind) =>
    expect(readServerUrl(typed)).toMatchObject({ ok: false, error: { kind } }),
  );

  it.each([['http://[::1]:8080/v1'], ['http://müller.example/v1'], ['box']])('%s is one', (typed) =>
    expect(readServerUrl(typed).ok).toBe(true),
  );

  it.each([
    ['api.example.com/v1', 'https://api.example.com/v1'],
    ['https://api.example.com/v1', 'https://api.example.com/v1'],
    ['127.0.0.1:1234/v1', 'http://127.0.0.1:1234/v1'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('%s, with a key, is asked at %s', (typed, address) =>
    expect(readServerUrl(typed, { hasKey: true })).toEqual({ ok: true, value: address }),
  );

  it.each(['http://api.example.com/v1', 'HTTP://192.168.0.7:8000/v1'])(
    '%s gets no key in clear text',
    (typed) => {
      expect(readServerUrl(typed, { hasKey: true })).toMatchObject({ ok: false, error: { kind: 'open' } });
      expect(keyServer.safeParse({ baseUrl: typed, model: 'm', key: 'k' }).success).toBe(false);
    },
  );

  it('is known by its preset, and by none where it is another', () => {
    expect(presetOf(localServer.server.presets, 'http://localhost:1234/v1')?.id).toBe('lm-studio');
    expect(presetOf(ownKey.server.presets, 'https://api.mistral.ai/v1')?.id).toBe('mistral');
    expect(presetOf(ownKey.server.presets, 'https://api.mistral.ai.evil.test/v1')?.id).toBe('custom');
  });

  it('is refused where it carries a scheme that is no server’s', () => {
    expect(keyServer.safeParse({ baseUrl: 'file:///x', model: 'm', key: 'k' }).success).toBe(false);
  });
});

describe('a key on the screen', () => {
  it.each([
    ['sk-proj-0123456789abcdef', 'sk-…cdef'],
    ['short', '••••'],
  ])('%s is %s', (key, masked) => expect(maskKey(key)).toBe(masked));
});
