import type { RunSource } from '@/components/use-run.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { createCloudEngine } from '@/shared/engines/cloud.ts';

const engine = createCloudEngine({
  functionsUrl: functionsAccess.functionsUrl,
  anonKey: functionsAccess.apiKey,
  getToken: functionsAccess.getToken,
});

/** A task done by our server as it comes in, with the session of this page (design §4). */
export const runOnServer: RunSource = async function* (task, signal) {
  for await (const event of engine.run(task, { requestId: crypto.randomUUID(), signal })) {
    if (event.type === 'done') yield { ...event, segments: [], sections: [], guard: [] };
    else yield event;
  }
};
