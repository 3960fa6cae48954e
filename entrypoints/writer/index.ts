import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { writer } from '@/entrypoints/card/write-back/writer.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';

export default defineUnlistedScript({
  globalName: false,
  main: () => {
    // Brought in perhaps twice; the first to come knows what it wrote.
    cardBridge().writer ??= writer;
  },
});
