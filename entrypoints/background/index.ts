import { defineBackground } from 'wxt/utils/define-background';
import { reportError } from '@/shared/errors/report-error.ts';
import { keepReports } from '@/shared/extension/diagnostics.ts';
import { createRequestLog } from '@/shared/extension/request-log.ts';
import { giveUp, refreshAccount } from './account.ts';
import { withOwnAction } from './actions.ts';
import { keepAddedSites } from './added-sites.ts';
import { answerMessages } from './answer-messages.ts';
import { createAnswer } from './compare.ts';
import { registerComparePort } from './compare-port.ts';
import { createEngines } from './engines.ts';
import { createEnhance } from './enhance.ts';
import { registerEnhancePort } from './enhance-port.ts';
import { registerMenus } from './menus.ts';
import { openCard } from './open-card.ts';
import { withPersona } from './personas.ts';
import { restrictStorageAccess } from './restrict-storage-access.ts';
import { saveHistory } from './save-history.ts';
import { registerShortcut } from './shortcut.ts';
import { createSignIn } from './sign-in.ts';
import { syncTemplates } from './template-sync.ts';
import { openWelcomeOnInstall } from './welcome.ts';

// Every listener is registered in the first turn: a worker that was woken by an event must be listening for it.
export default defineBackground(() => {
  keepReports('background');
  const engines = createEngines();
  const log = createRequestLog();
  restrictStorageAccess();
  keepAddedSites();
  openWelcomeOnInstall();
  registerMenus(openCard);
  registerShortcut(openCard);
  registerEnhancePort(saveHistory(withOwnAction(withPersona(createEnhance(engines, log)))));
  registerComparePort(createAnswer(engines, log));
  // A failed load is told by the run that needs it.
  answerMessages({
    openCard,
    signIn: createSignIn((former) => {
      void giveUp(former);
      // The popup asks again when it opens.
      refreshAccount().catch(() => undefined);
      syncTemplates().catch((thrown: unknown) => reportError('background.templates', thrown));
    }),
    warm: () => void engines.warm().catch(() => undefined),
  });
});
