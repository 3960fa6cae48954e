import type { EnhanceMode } from '@/shared/contracts/enhance.ts';

/** A draft as somebody would type it; without a mode it stands for an enhanced rewrite. */
export interface RewriteDraft {
  text: string;
  mode?: EnhanceMode;
}
