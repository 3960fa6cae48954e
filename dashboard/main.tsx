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
  const draw = () => createRoot(root).render(site);
  const { pathname, search } = window.location;
  if (root.dataset.page !== pathname) draw();
  // Pages are written out for visitors and for their bare address: with a query, links of theirs lead elsewhere.
  else if (search === '' && sessionStore.getState().status === 'signedOut') hydrateRoot(root, site);
  // What is written stays until another can take its place.
  else void fetchPage(pathname).then(draw);
}
