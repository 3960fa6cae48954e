import type { EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';

export const DEFAULT_MODE: EnhanceMode = 'rewrite';
/** spec §9: balanced is the default. */
export const DEFAULT_LEVEL: EnhanceLevel = 'balanced';

export const levels: readonly { id: EnhanceLevel; label: string; hint: string }[] = [
  { id: 'polish', label: 'Polish', hint: 'Fix grammar and spelling only' },
  { id: 'balanced', label: 'Balanced', hint: 'Fix, tighten and lay out' },
  { id: 'reframe', label: 'Reframe', hint: 'Rebuild as a structured prompt' },
];

export const modes: readonly { id: EnhanceMode; label: string }[] = [
  { id: 'rewrite', label: 'Enhanced rewrite' },
  { id: 'casual', label: 'Reframe casual' },
  { id: 'technical', label: 'Reframe technical' },
  { id: 'concise', label: 'Concise prompt' },
  { id: 'detailed', label: 'Detailed prompt' },
  { id: 'chain-of-thought', label: 'Chain of thought' },
  { id: 'tree-of-thoughts', label: 'Tree of thoughts' },
  { id: 'email', label: 'E-mail' },
  { id: 'image', label: 'Image prompt' },
];

/** What rules can do: they mend, split, order and add steps. For another voice, depth or brevity it takes a model. */
export const modesOfRules: ReadonlySet<EnhanceMode> = new Set<EnhanceMode>([
  'rewrite',
  'chain-of-thought',
  'tree-of-thoughts',
  'email',
  'image',
]);
