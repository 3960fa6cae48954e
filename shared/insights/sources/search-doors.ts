import * as z from 'zod/mini';
import type { SourceId } from '@/shared/contracts/analysis-modes.ts';
import type { Question } from '@/shared/insights/question.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { htmlToText } from './plain-text.ts';
import { settleParts } from './settle-parts.ts';
import type { Door, SourceContext } from './source.ts';
import { plainSubject, toIso, wholeWords, withExclusions } from './write-query.ts';

// Brave Web Search API and Tavily Search API, restricted to one site; what they give are excerpts, and are called so.

interface Site {
  site: string;
  /** Whether an address is a conversation, not a profile or a list. */
  isThread: (url: URL) => boolean;
}

const BRAVE_USD = 0.005;
const TAVILY_USD = 0.008;
const BRAVE_PAGE = 20;
/** Before anything that is asked for. */
const FIRST_DAY = '2000-01-01';

const text = z.nullish(z.string());
const braveAnswer = z.object({
  web: z.nullish(
    z.object({
      results: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          description: text,
          extra_snippets: z.nullish(z.array(z.string())),
          page_age: text,
        }),
      ),
    }),
  ),
});
const tavilyAnswer = z.object({
  results: z.array(z.object({ title: z.string(), url: z.string(), content: text, published_date: text })),
});

interface Excerpt {
  title: string;
  url: string;
  text: string;
  date: string | null;
}

function toItem(
  source: SourceId,
  { title, url, text: words, date }: Excerpt,
  { site, isThread }: Site,
): Omit<RawItem, 'synthetic'> | null {
  const address = URL.parse(url);
  // An engine may prefer a site instead of keeping to it.
  const isOfSite = address && `.${address.hostname}`.endsWith(`.${site}`);
  if (!isOfSite || !/^https?:$/.test(address.protocol) || !isThread(address) || words === '') return null;
  return {
    source,
    nativeId: `${address.hostname}${address.pathname}`,
    kind: 'post',
    textKind: 'excerpt',
    url,
    author: null,
    threadId: `${address.hostname}${address.pathname}`,
    community: /^\/r\/[\w]+/.exec(address.pathname)?.[0].slice(1) ?? null,
    title: htmlToText(title),
    createdAt: toIso(date),
    text: words,
    score: 0,
    replies: 0,
    answered: null,
    licence: null,
    paid: false,
  };
}

function collect(
  source: SourceId,
  excerpts: readonly Excerpt[],
  { site, synthetic }: { site: Site; synthetic: boolean },
): RawItem[] {
  return excerpts.flatMap((excerpt) => {
    const item = toItem(source, excerpt, site);
    return item ? [{ ...item, synthetic }] : [];
  });
}

function braveDoor(source: SourceId, site: Site): Door {
  return {
    via: 'Brave Search',
    keyOwner: 'brave',
    costUsd: BRAVE_USD * 2,
    writeQuery: (question) =>
      wholeWords(`site:${site.site} ${withExclusions(question)}`, { most: 400, words: 50 }),
    async search(question, context) {
      const pages = context.isPreview ? [0] : [0, 1];
      const asked = pages.map((offset) => askBrave(this.writeQuery(question), { question, context, offset }));
      const { given, ...missing } = await settleParts(asked, 'Pages');
      return {
        items: collect(source, given.flat(), { site, synthetic: context.synthetic }),
        costUsd: BRAVE_USD * given.length,
        ...missing,
      };
    },
  };
}

async function askBrave(
  query: string,
  { question, context, offset }: { question: Question; context: SourceContext; offset: number },
): Promise<Excerpt[]> {
  const parameters = new URLSearchParams({
    q: query,
    count: String(BRAVE_PAGE),
    offset: String(offset),
    extra_snippets: 'true',
    text_decorations: 'false',
    result_filter: 'web',
    spellcheck: 'false',
  });
  // A range has two ends.
  if (question.from || question.to) {
    const today = new Date().toISOString().slice(0, 10);
    parameters.set('freshness', `${question.from ?? FIRST_DAY}to${question.to ?? today}`);
  }
  if (question.language) parameters.set('search_lang', question.language);
  const { web } = await context.ask(
    {
      url: `${context.baseUrl('brave')}/web/search?${parameters}`,
      headers: { 'X-Subscription-Token': context.key('brave')?.apiKey ?? '' },
    },
    braveAnswer,
  );
  return (web?.results ?? []).map(({ title, url, description, extra_snippets: more, page_age: date }) => ({
    title,
    url,
    text: [description ?? '', ...(more ?? [])].map(htmlToText).filter(Boolean).join('\n'),
    date: date ?? null,
  }));
}

function tavilyDoor(source: SourceId, site: Site): Door {
  return {
    via: 'Tavily',
    keyOwner: 'tavily',
    costUsd: TAVILY_USD,
    writeQuery: (question) => plainSubject(question).slice(0, 400),
    async search(question, context) {
      const { results } = await context.ask(
        {
          url: `${context.baseUrl('tavily')}/search`,
          headers: { Authorization: `Bearer ${context.key('tavily')?.apiKey ?? ''}` },
          body: {
            query: this.writeQuery(question),
            search_depth: 'basic',
            max_results: BRAVE_PAGE,
            include_domains: [site.site],
            ...(question.from && { start_date: question.from }),
            ...(question.to && { end_date: question.to }),
          },
        },
        tavilyAnswer,
      );
      const excerpts = results.map(({ title, url, content, published_date: date }) => ({
        title,
        url,
        text: htmlToText(content ?? ''),
        date: date ?? null,
      }));
      return {
        items: collect(source, excerpts, { site, synthetic: context.synthetic }),
        costUsd: TAVILY_USD,
      };
    },
  };
}

/** The ways round by a search engine, in the order they are tried: Brave, then Tavily. */
export function searchDoors(source: SourceId, site: Site): Door[] {
  return [braveDoor(source, site), tavilyDoor(source, site)];
}
