import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { say } from '@/dashboard/features/generator/say.ts';
import type { FittingMode } from '@/shared/contracts/generate.ts';

interface UnfitTopicProps {
  fits: FittingMode;
  onFitting: () => void;
  onAnyway: () => void;
}

const labels = { email: 'makeMail', technical: 'makeTechnical', reframe: 'makeText' } as const;

/** Says that a topic is none for a picture, before anything is paid, and what it is one for. */
export function UnfitTopic({ fits, onFitting, onAnyway }: UnfitTopicProps) {
  return (
    <>
      <Notice kind="warning">{say('noPicture')}</Notice>
      <ButtonRow>
        <Button size="site" onClick={onFitting}>
          {say(labels[fits])}
        </Button>
        <Button size="site" kind="quiet" onClick={onAnyway}>
          {say('makePicture')}
        </Button>
      </ButtonRow>
    </>
  );
}
