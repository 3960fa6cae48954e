import '@/components/tokens.css';
import '@/components/fonts.css';
import '@/components/serif.css';
import '@/components/base.css';
import './app/site.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PAGE_LIVES } from './app/keep-early-input.ts';
import { Providers } from './app/providers.tsx';
import { fetchPage, Router } from './app/router.tsx';
import { sessionStore } from './app/session.ts';

/** Pages are written out for visitors and for their bare address; to anybody else they are drawn anew. */
function isWrittenFor({ dataset }: HTMLElement): boolean {
  const { pathname, search } = window.location;
  return dataset.page === pathname && search === '' && sessionStore.getState().status === 'signedOut';
}

const root = document.getElementById('root');
if (root) {
  const tellPage = () => void root.dispatchEvent(new Event(PAGE_LIVES));
  const site = (
    <StrictMode>
      <Providers>
        <Router onPage={tellPage} />
      </Providers>
    </StrictMode>
  );
  if (isWrittenFor(root)) hydrateRoot(root, site);
  // What is written out stays until the page itself can take its place.
  else void fetchPage(window.location.pathname).then(() => createRoot(root).render(site));
}
