import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app';
import './shell/page.css';
import { createRouter } from './router';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App router={createRouter()} />
  </StrictMode>,
);
