import { useSearchParams } from 'react-router';
import { ImageChat } from '@/dashboard/features/image-chat/image-chat.tsx';

/** The image prompt chat (spec §2); its address names the conversation, so that it survives a reload. */
export function ImagePrompt() {
  const [query] = useSearchParams();
  const id = query.get('session');
  return <ImageChat key={id ?? 'new'} sessionId={id} />;
}
