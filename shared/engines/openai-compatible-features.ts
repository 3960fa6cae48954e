import type { LimitName } from './openai-compatible-completion.ts';
import { OPENAI_URL } from './openai-compatible-completion.ts';
import { ServerFault } from './openai-compatible-errors.ts';

/** What a server was found to know beyond plain chat completions. */
export interface ServerFeatures {
  schemas: boolean;
  limitName: LimitName | undefined;
  /** Whether it takes a temperature, or an effort in its place. */
  samples: 'temperature' | 'effort' | undefined;
}

/** What a server is taken to know before it was asked: everything, by the names its maker uses. */
export function expectedFeatures(baseUrl = OPENAI_URL): ServerFeatures {
  const { hostname } = new URL(baseUrl);
  const isVendor = hostname === new URL(OPENAI_URL).hostname || hostname.endsWith('.openai.azure.com');
  // The vendor's models of today think first.
  return isVendor
    ? { schemas: true, limitName: 'max_completion_tokens', samples: 'effort' }
    : { schemas: true, limitName: 'max_tokens', samples: 'temperature' };
}

/**
 * What to ask for next of a server that refused a request, less each time.
 * @param tried the limit's names that were refused before
 * @returns undefined where it was not for what was asked beyond text
 */
export function withoutRefused(
  features: ServerFeatures,
  fault: unknown,
  { structured, tried }: { structured: boolean; tried: Set<LimitName | 'temperature' | 'effort'> },
): ServerFeatures | undefined {
  const { limitName } = features;
  if (limitName && fault instanceof ServerFault && fault.isAboutLimit) {
    tried.add(limitName);
    const other = limitName === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
    return { ...features, limitName: tried.has(other) ? undefined : other };
  }
  if (features.samples && fault instanceof ServerFault && fault.isAboutSampling) {
    tried.add(features.samples);
    const other = features.samples === 'effort' ? 'temperature' : 'effort';
    return { ...features, samples: tried.has(other) ? undefined : other };
  }
  return structured && features.schemas ? { ...features, schemas: false } : undefined;
}
