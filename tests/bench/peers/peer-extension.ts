import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleScript } from '@/tests/bench/bundle.ts';
import { CHAT_URL } from '@/tests/bench/pages/chat-page.ts';
import { temporaryFolder } from '@/tests/bench/temporary-folder.ts';

/** Builds an extension whose only part is one content script on the chat page; gives its folder. */
export async function buildPeerExtension(source: string): Promise<string> {
  const folder = temporaryFolder('peer');
  writeFileSync(join(folder, 'content.js'), await bundleScript(join(import.meta.dirname, source)));
  const manifest = {
    manifest_version: 3,
    name: source,
    version: '1.0.0',
    content_scripts: [{ matches: [`${CHAT_URL}*`], js: ['content.js'] }],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
