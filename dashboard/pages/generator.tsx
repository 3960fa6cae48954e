import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { Queries } from '@/dashboard/app/queries.tsx';
import { Generator as SimpleGenerator } from '@/dashboard/features/generator/generator.tsx';

/** The prompt generator (spec §2), for accounts and once for visitors. */
export function Generator() {
  return (
    <Queries>
      <PageFrame
        title="Prompt Generator"
        lead="Name a topic and get a prompt for it. Each prompt costs 1 credit; the first one is free without an account."
        backHome
      >
        <SimpleGenerator />
      </PageFrame>
    </Queries>
  );
}
