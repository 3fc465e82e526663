import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app';
import './shell/page.css';
import { createRouter } from './router';

function render() {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App router={createRouter()} />
    </StrictMode>,
  );
}

// Only the server of `npm run author` writes this element into the page.
if (document.querySelector('meta[name="signalbox-author"]'))
  void import('./author/start-authoring').then(({ startAuthoring }) => startAuthoring()).finally(render);
else render();
