import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The same button as most extensions draw it: React in a shadow root beside the composer. */
function ImproveButton() {
  const [busy, setBusy] = useState(false);
  return (
    <button type="button" disabled={busy} onClick={() => setBusy(true)}>
      Improve
    </button>
  );
}

const host = document.createElement('div');
const mount = document.createElement('div');
host.attachShadow({ mode: 'open' }).append(mount);
document.querySelector('#composer')?.append(host);
createRoot(mount).render(<ImproveButton />);
