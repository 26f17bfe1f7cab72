import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createApp } from './createApp.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
// The first title of a page is the one that counts: the screens' own replaces the server's.
document.head.querySelector('title')?.remove();
createRoot(root).render(
  <StrictMode>
    <App {...createApp()} />
  </StrictMode>,
);
