import { Link, useSearchParams } from 'react-router';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { pageOf } from '@/dashboard/app/page-of.tsx';
import { paths, researchPath } from '@/dashboard/app/paths.ts';
import { Queries } from '@/dashboard/app/queries.tsx';
import { useSession } from '@/dashboard/app/session.ts';
import { Generator as SimpleGenerator } from '@/dashboard/features/generator/generator.tsx';
import { say } from '@/dashboard/features/generator/say.ts';
import { prices } from '@/shared/credits/prices.ts';
import style from './generator.module.css';

const research = pageOf(() =>
  import('@/dashboard/features/research/research.tsx').then(({ Research }) => Research),
);

const tools = { prompt: paths.generator, research: researchPath } as const;
type Tool = keyof typeof tools;

const asksResearch = (query: URLSearchParams) => query.get('tool') === 'research';

/** The page with the tool its address names, so that both are drawn at once; where pages are written out there is no address. */
export async function loadGenerator() {
  if (typeof location !== 'undefined' && asksResearch(new URLSearchParams(location.search)))
    await research.fetch();
  return Generator;
}

/** The prompt generator and media intelligence (spec §2); the address says which. */
function Generator() {
  const [query] = useSearchParams();
  const { status } = useSession();
  const tool: Tool = asksResearch(query) ? 'research' : 'prompt';
  const { credits } = prices.generate;
  // What is free once is told to whom it is.
  const promptLead =
    status === 'signedOut' ? say('promptLeadVisitor', { credits }) : say('promptLead', { credits });
  return (
    <Queries>
      <PageFrame
        title={say(`${tool}Title`)}
        lead={tool === 'research' ? say('researchLead') : promptLead}
        back="home"
      >
        <nav className={style.tools} aria-label={say('tools')}>
          {(['prompt', 'research'] as const).map((id) => (
            <Link
              key={id}
              to={tools[id]}
              className={style.tool}
              aria-current={id === tool ? 'page' : undefined}
            >
              {say(`${id}Tool`)}
            </Link>
          ))}
          <Link to={paths.imagePrompt} className={style.tool}>
            {say('describeImage')}
          </Link>
        </nav>
        {tool === 'research' ? <research.Content /> : <SimpleGenerator />}
      </PageFrame>
    </Queries>
  );
}
