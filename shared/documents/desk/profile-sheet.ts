import type { QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { KeptBlocks } from './kept-blocks.ts';

export async function profileSheet(
  _request: QueryRequest<'profile'>,
  _kept: KeptBlocks,
): Promise<QueryReply<'profile'>> {
  return { columns: [] };
}
