import { defineContentScript } from 'wxt/utils/define-content-script';
import { chipPatterns, siteAt } from '@/shared/chats/chat-sites.ts';
import { answerCardOpen, cardBridge } from '@/shared/extension/card-bridge.ts';
import { createChip } from './chip.ts';
import { findComposer } from './find-composer.ts';
import { isChipWanted } from './is-chip-wanted.ts';
import { loadCard, openCard, pressChip } from './load-card.ts';
import { offerChip } from './offer-chip.ts';

export default defineContentScript({
  matches: chipPatterns,
  runAt: 'document_idle',
  // The page need not hear that this script is there.
  noScriptStartedPostMessage: true,
  main(ctx) {
    Object.assign(cardBridge(), { findComposer, site: siteAt(location.hostname) });
    answerCardOpen(openCard);
    const chip = createChip({
      onApproach: (button) => {
        void loadCard().then(
          () => cardBridge().prepare?.(button),
          () => undefined,
        );
      },
      onPress: (button, press) => void pressChip(button, press).catch(() => chip.remove()),
    });
    offerChip(chip, { signal: ctx.signal, isWanted: isChipWanted });
  },
});
