import { standardAddresses } from './extension-build.ts';
import { readPorts } from './ports.ts';
import { startPreview } from './preview-site.ts';
import { buildSite } from './site-build.ts';

/** `npm run preview`: the site as a static host will serve it, on the port of the site. */
async function runPreview(): Promise<void> {
  const apiUrl = process.env.VITE_API_URL ?? standardAddresses.apiUrl;
  const folder = await buildSite({ apiUrl });
  const site = await startPreview(folder, readPorts(process.env).site);
  console.log(`${site.url}  (the API is looked for at ${apiUrl})`);
  const stop = () => void site.stop();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, stop);
}

try {
  await runPreview();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
