import { vi } from 'vitest';
import {
  deleteTemplateRequest,
  type OwnTemplate,
  saveTemplateRequest,
} from '@/shared/contracts/own-templates.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';

/** An account's templates as the server keeps them, in memory; the database's own rules are tried in tests/db. */
export interface AccountServer {
  isOffline: boolean;
  losesAnswers: boolean;
  isFull: boolean;
  isRevoked: boolean;
  /** Somebody saves on the website. */
  write(title: string, content: string): void;
  remove(title: string): void;
  list(): string[];
}

const refuse = (status: number, code: ErrorCode) => Response.json({ code, requestId: 'r1' }, { status });

/** Answers this test's calls from now on. */
export function startAccountServer(): AccountServer {
  const kept = new Map<string, OwnTemplate>();
  const put = (id: string, title: string, content: string): OwnTemplate => {
    const revision = (kept.get(id)?.revision ?? 0) + 1;
    const template = { id, title, content, revision, updatedAt: '2026-11-22T12:00:00Z' };
    kept.set(id, template);
    return template;
  };
  const byTitle = (title: string) => [...kept.values()].find((template) => template.title === title);
  const server: AccountServer = {
    isOffline: false,
    losesAnswers: false,
    isFull: false,
    isRevoked: false,
    write: (title, content) => void put(byTitle(title)?.id ?? crypto.randomUUID(), title, content),
    remove: (title) => void kept.delete(byTitle(title)?.id ?? ''),
    list: () => [...kept.values()].map(({ title, content }) => `${title}: ${content}`).sort(),
  };
  const save = (body: unknown): Response => {
    const { id, base, title, content } = saveTemplateRequest.parse(body);
    const known = kept.get(id);
    if (!known && base !== null) return refuse(404, 'not_found');
    if (!known && server.isFull) return refuse(422, 'template_limit');
    if (known && known.title === title && known.content === content)
      return Response.json({ template: known });
    if (known && known.revision !== base) return refuse(409, 'conflict');
    return Response.json({ template: put(id, title, content) });
  };
  const drop = (body: unknown): Response => {
    const { id, base } = deleteTemplateRequest.parse(body);
    if ((kept.get(id)?.revision ?? base) !== base) return refuse(409, 'conflict');
    kept.delete(id);
    return Response.json({ success: true });
  };
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (server.isOffline) throw new TypeError('Failed to fetch');
    if (server.isRevoked) return refuse(401, 'unauthorized');
    if (method === 'GET') return Response.json({ templates: [...kept.values()] });
    const sent: unknown = JSON.parse(String(body));
    const answer = method === 'POST' ? save(sent) : drop(sent);
    if (server.losesAnswers) throw new TypeError('Failed to fetch');
    return answer;
  });
  return server;
}
