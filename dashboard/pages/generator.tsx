import { Link, useSearchParams } from 'react-router';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { pageOf } from '@/dashboard/app/page-of.tsx';
import { paths, researchPath } from '@/dashboard/app/paths.ts';
import { Queries } from '@/dashboard/app/queries.tsx';
import { Generator as SimpleGenerator } from '@/dashboard/features/generator/generator.tsx';
import style from './generator.module.css';

const research = pageOf(() =>
  import('@/dashboard/features/research/research.tsx').then(({ Research }) => Research),
);

const tools = {
  prompt: {
    name: 'Write a prompt',
    path: paths.generator,
    title: 'Prompt Generator',
    lead: 'Name a topic and get a prompt for it. Each prompt costs 1 credit; the first one is free without an account.',
  },
  research: {
    name: 'Research conversations',
    path: researchPath,
    title: 'Media Intelligence',
    lead: 'Ask what people say in public about a product, a topic or an idea. You get what they say, how many, in their own words.',
  },
} as const;
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
  const tool: Tool = asksResearch(query) ? 'research' : 'prompt';
  const { title, lead } = tools[tool];
  return (
    <Queries>
      <PageFrame title={title} lead={lead} back="home">
        <nav className={style.tools} aria-label="Tools">
          {Object.entries(tools).map(([id, { name, path }]) => (
            <Link key={id} to={path} className={style.tool} aria-current={id === tool ? 'page' : undefined}>
              {name}
            </Link>
          ))}
          <Link to={paths.imagePrompt} className={style.tool}>
            Describe an image
          </Link>
        </nav>
        {tool === 'research' ? <research.Content /> : <SimpleGenerator />}
      </PageFrame>
    </Queries>
  );
}
