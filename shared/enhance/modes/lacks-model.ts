import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { type EngineId, engineKind } from '@/shared/enhance/engines/engines.ts';
import { modeOf } from './list.ts';

/** Whether a mode takes a model, and the engine in use is none. */
export const lacksModel = (mode: EnhanceMode, engine: EngineId): boolean =>
  engineKind(engine).access === 'rules' && modeOf(mode).rules === 'none';
