import type { LimitName } from './openai-compatible-completion.ts';
import { OPENAI_URL } from './openai-compatible-completion.ts';
import { ServerFault } from './openai-compatible-errors.ts';

/** What a server was found to know beyond plain chat completions. */
export interface ServerFeatures {
  schemas: boolean;
  limitName: LimitName | undefined;
}

/** What a server is taken to know before it was asked: everything, by the names its maker uses. */
export function expectedFeatures(baseUrl = OPENAI_URL): ServerFeatures {
  const { hostname } = new URL(baseUrl);
  const isVendor = hostname === new URL(OPENAI_URL).hostname || hostname.endsWith('.openai.azure.com');
  return { schemas: true, limitName: isVendor ? 'max_completion_tokens' : 'max_tokens' };
}

/**
 * What to ask for next of a server that refused a request, less each time.
 * @param tried the limit's names that were refused before
 * @returns undefined where it was not for what was asked beyond text
 */
export function withoutRefused(
  features: ServerFeatures,
  fault: unknown,
  { structured, tried }: { structured: boolean; tried: Set<LimitName> },
): ServerFeatures | undefined {
  const { limitName } = features;
  if (limitName && fault instanceof ServerFault && fault.isAboutLimit) {
    tried.add(limitName);
    const other = limitName === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
    return { ...features, limitName: tried.has(other) ? undefined : other };
  }
  return structured && features.schemas ? { ...features, schemas: false } : undefined;
}
