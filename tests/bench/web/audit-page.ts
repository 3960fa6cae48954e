import lighthouse from 'lighthouse';
import * as z from 'zod/mini';

/** The four categories, in the order they are printed in. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Without a value where the browser gave Lighthouse nothing to measure. */
const figure = z.object({ numericValue: z.optional(z.number()) });
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.looseObject({
    'largest-contentful-paint': figure,
    'cumulative-layout-shift': figure,
    'total-blocking-time': figure,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({ url: z.string(), resourceType: z.optional(z.string()), transferSize: z.number() }),
        ),
      }),
    }),
  }),
});

/** One load of one page. */
export interface Audit {
  /** 0 to 100, by category. */
  scores: Record<(typeof categories)[number], number>;
  /** Simulated, in ms. */
  paintMs: number;
  blockedMs: number;
  shift: number;
  /** Scripts as they are sent, compressed and with their headers, by address. */
  scripts: ReadonlyMap<string, number>;
}

/** Now and then the browser leaves a figure out of its trace: that load says nothing, and another is made. */
const MOST_LOADS = 3;

/**
 * Loads a page as a phone of the middle class over a slow line, simulated (Lighthouse's own profile).
 * @param port of a browser's debugger
 */
export async function auditPage(url: string, port: number): Promise<Audit> {
  for (let loads = 1; ; loads += 1) {
    const audit = await auditLoad(url, port);
    const isWhole = ![audit.paintMs, audit.blockedMs, audit.shift].some(Number.isNaN);
    if (isWhole || loads === MOST_LOADS) return audit;
  }
}

async function auditLoad(url: string, port: number): Promise<Audit> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  const { categories: scored, audits } = report.parse(run?.lhr);
  const scoreOf = (name: string) => Math.round((scored[name]?.score ?? 0) * 100);
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    paintMs: audits['largest-contentful-paint'].numericValue ?? Number.NaN,
    blockedMs: audits['total-blocking-time'].numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift'].numericValue ?? Number.NaN,
    scripts: new Map(scripts.map(({ url, transferSize }) => [url, transferSize])),
  };
}
