import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleScript } from '@/tests/bench/bundle.ts';
import { CHAT_URL } from '@/tests/bench/pages/chat-page.ts';
import { temporaryFolder } from '@/tests/bench/temporary-folder.ts';

interface PeerParts {
  content: string;
  background?: string;
}

/** Builds an extension of a content script on the chat page, and a background where one is named; gives its folder. */
export async function buildPeerExtension({ content, background }: PeerParts): Promise<string> {
  const folder = temporaryFolder('peer');
  const bundle = async (source: string, file: string) =>
    writeFileSync(join(folder, file), await bundleScript(join(import.meta.dirname, source)));
  await bundle(content, 'content.js');
  if (background) await bundle(background, 'background.js');
  const manifest = {
    manifest_version: 3,
    name: content,
    version: '1.0.0',
    content_scripts: [{ matches: [`${CHAT_URL}*`], js: ['content.js'] }],
    ...(background && {
      background: { service_worker: 'background.js' },
      permissions: ['storage'],
      host_permissions: ['http://127.0.0.1/*'],
    }),
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
