import { Button } from '@/components/ui/button.tsx';
import type { ItemFields } from '@/shared/library/edit-item.ts';
import style from './empty-library.module.css';
import { say } from './say.ts';

const blanks = { customer: '[CUSTOMER]', problem: '[PROBLEM]' };

/** A prompt that shows what a prompt of one's own can do. */
const example = (): ItemFields => ({
  kind: 'prompt',
  name: say('exampleName'),
  text: say('exampleText', blanks),
  category: say('exampleCategory'),
  tags: [say('exampleTag')],
  favourite: false,
});

interface EmptyLibraryProps {
  onUse: (fields: ItemFields) => void;
}

/** What stands where nothing is yet: an example to begin with. */
export function EmptyLibrary({ onUse }: EmptyLibraryProps) {
  return (
    <section className={style.empty} aria-label={say('emptyExample')}>
      <p>{say('emptyLead')}</p>
      <blockquote className={style.example}>
        <strong>{say('exampleName')}</strong>
        <p>
          {say.parts('exampleText', {
            customer: <mark key="customer">{blanks.customer}</mark>,
            problem: <mark key="problem">{blanks.problem}</mark>,
          })}
        </p>
      </blockquote>
      <div>
        <Button onClick={() => onUse(example())}>{say('useExample')}</Button>
      </div>
    </section>
  );
}
