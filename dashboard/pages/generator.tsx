import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths, researchPath } from '@/dashboard/app/paths.ts';
import { Queries } from '@/dashboard/app/queries.tsx';
import { Generator as SimpleGenerator } from '@/dashboard/features/generator/generator.tsx';
import style from './generator.module.css';

const Research = lazy(() =>
  import('@/dashboard/features/research/research.tsx').then(({ Research }) => ({ default: Research })),
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

/** The prompt generator and media intelligence (spec §2); the address says which. */
export function Generator() {
  const [query] = useSearchParams();
  const tool: Tool = query.get('tool') === 'research' ? 'research' : 'prompt';
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
        {tool === 'research' ? (
          <Suspense fallback={<div className={style.waiting} />}>
            <Research />
          </Suspense>
        ) : (
          <SimpleGenerator />
        )}
      </PageFrame>
    </Queries>
  );
}
