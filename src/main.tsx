import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { createApp } from '#app/createApp.ts';
import { type FlowHost, FlowHostContext } from '#flows/host/FlowHost.ts';
import { createRoutes } from '#routes/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
// The first title of a page is the one that counts: the screens' own replaces the server's.
document.head.querySelector('title')?.remove();
const host: FlowHost = import.meta.env.DEV ? (await import('#flows/devtools/start.tsx')).startDevtools() : {};
createRoot(root).render(
  <StrictMode>
    <FlowHostContext value={host}>
      <App {...createApp(createRoutes, host)} />
    </FlowHostContext>
  </StrictMode>,
);
