import type { RunSource } from '@/components/use-run.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { createCloudEngine } from '@/shared/engines/cloud.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { createRunIds } from '@/shared/run/run-ids.ts';

const engine = createCloudEngine({
  functionsUrl: functionsAccess.functionsUrl,
  anonKey: functionsAccess.apiKey,
  getToken: functionsAccess.getToken,
});

/**
 * Tasks done by our server as they come in, with the session of this page (design §4). What was lost on its way is asked for
 * again as the same run, which is paid once (design §5).
 */
export function createServerRuns(): RunSource {
  const ids = createRunIds();
  return async function* (task, signal) {
    const requestId = ids.idFor(JSON.stringify(task));
    try {
      for await (const event of engine.run(task, { requestId, signal })) {
        if (event.type !== 'done') yield event;
        else {
          ids.settle();
          yield { ...event, segments: [], sections: [], guard: [] };
        }
      }
    } catch (thrown) {
      if (toAppError(thrown).code === 'conflict') ids.settle();
      throw thrown;
    }
  };
}
