import { hostStyle, pinStyle } from '@/shared/extension/pin-style.ts';
import { pagesEnglish } from '@/shared/texts/pages.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import style from './banner.css?with-tokens&inline';

const HOST = 'whetstone-banner';
const say = plainSentences('pages', pagesEnglish);
/** spec §9. */
const SHOWN_MS = 8_000;

/** Says at the top of the website, for 8 s, that the extension is signed in; gone earlier when `signal` aborts. */
export function showBanner(email: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const host = document.createElement(HOST);
  pinStyle(host, {
    ...hostStyle,
    'z-index': '2147483645',
    display: 'block',
    top: '0',
    left: '0',
    right: '0',
  });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const banner = document.createElement('p');
  banner.setAttribute('role', 'status');
  root.append(sheet, banner);
  for (const old of document.querySelectorAll(HOST)) old.remove();
  document.documentElement.append(host);
  // After it is there, so that screen readers hear it come.
  banner.textContent = say('signedIn', { email });
  const remove = () => host.remove();
  const timer = setTimeout(remove, SHOWN_MS);
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      remove();
    },
    { once: true },
  );
}
