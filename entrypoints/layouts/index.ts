import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { layouts } from './layouts.ts';

export default defineUnlistedScript({
  globalName: false,
  main: () => {
    cardBridge().layouts = layouts;
  },
});
