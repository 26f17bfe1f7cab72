import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { createApp } from '#app/createApp.ts';
import { registerAtIdle } from '#app/offline/register.ts';
import { readPageData } from '#app/rendering/pageData.ts';
import { restoreInlineStyles } from '#app/rendering/restoreInlineStyles.ts';
import { handlesAt } from '#app/routing/routeHandle.ts';
import { type FlowHost, FlowHostContext } from '#flows/host/FlowHost.ts';
import { createRoutes } from '#routes/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const rendered = readPageData();
const host: FlowHost = import.meta.env.DEV ? (await import('#flows/devtools/start.tsx')).startDevtools() : {};
const { routes, router, parts } = createApp(createRoutes, rendered, host);
const page = (
  <StrictMode>
    <FlowHostContext value={host}>
      <App {...parts}>
        <RouterProvider router={router} />
      </App>
    </FlowHostContext>
  </StrictMode>
);
if (rendered) {
  await Promise.all(handlesAt(routes, window.location.pathname).map(({ load }) => load?.()));
  restoreInlineStyles();
  hydrateRoot(root, page);
} else {
  // The first title of a page is the one that counts: the screens' own replaces the server's.
  document.head.querySelector('title')?.remove();
  createRoot(root).render(page);
}
if (import.meta.env.PROD) registerAtIdle();
