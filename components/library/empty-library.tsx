import { Button } from '@/components/ui/button.tsx';
import type { ItemFields } from '@/shared/library/edit-item.ts';
import style from './empty-library.module.css';

/** A prompt that shows what a prompt of one's own can do. */
const example: ItemFields = {
  kind: 'prompt',
  name: 'Reply to a customer',
  text: 'Write a reply to [CUSTOMER] about {{problem}}. Warm, at most 120 words. End with one clear next step.',
  category: 'Mail',
  tags: ['support'],
  favourite: false,
};

interface EmptyLibraryProps {
  onUse: (fields: ItemFields) => void;
}

/** What stands where nothing is yet: an example to begin with. */
export function EmptyLibrary({ onUse }: EmptyLibraryProps) {
  return (
    <section className={style.empty} aria-label="Example">
      <p>Keep what you ask for again. Blanks in brackets are filled in when you use it:</p>
      <blockquote className={style.example}>
        <strong>{example.name}</strong>
        <p>
          Write a reply to <mark>[CUSTOMER]</mark> about <mark>{'{{problem}}'}</mark>. Warm, at most 120
          words. End with one clear next step.
        </p>
      </blockquote>
      <div>
        <Button onClick={() => onUse(example)}>Start from this example</Button>
      </div>
    </section>
  );
}
