import '@/components/tokens.css';
import '@/components/fonts.css';
import '@/components/serif.css';
import '@/components/base.css';
import './app/site.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startLanguage } from '@/components/start-language.ts';
import { ENGLISH, language } from '@/shared/texts/language.ts';
import { PAGE_LIVES } from './app/keep-early-input.ts';
import { Providers } from './app/providers.tsx';
import { fetchPage, Router } from './app/router.tsx';
import { sessionStore } from './app/session.ts';

const isAsWritten = (search: string) =>
  search === '' && sessionStore.getState().status === 'signedOut' && language() === ENGLISH;

function show(root: HTMLElement) {
  const tellPage = () => void root.dispatchEvent(new Event(PAGE_LIVES));
  const site = (
    <StrictMode>
      <Providers>
        <Router onPage={tellPage} />
      </Providers>
    </StrictMode>
  );
  const draw = () => createRoot(root).render(site);
  const { pathname, search } = window.location;
  if (root.dataset.page !== pathname) draw();
  // Pages are written out in English, for visitors and for their bare address: with a query, links of theirs lead elsewhere.
  else if (isAsWritten(search)) hydrateRoot(root, site);
  // What is written stays until another can take its place.
  else void fetchPage(pathname).then(draw);
}

const root = document.getElementById('root');
if (root) void startLanguage().then(() => show(root));
