import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { EarlyUser } from '#api/earlyUser.ts';
import { App } from '#app/App.tsx';
import { createApp } from '#app/createApp.ts';
import type { EarlyEvents } from '#app/rendering/earlyEvents.ts';
import { type PageData, readPageData } from '#app/rendering/pageData.ts';
import { restoreInlineStyles } from '#app/rendering/restoreInlineStyles.ts';
import { withRetries } from '#app/rendering/withRetries.ts';
import { handlesAt } from '#app/routing/routeHandle.ts';
import { type FlowHost, FlowHostContext } from '#flows/host/FlowHost.ts';
import { createRoutes } from '#routes/router.tsx';

/** Renders the page into the bare shell, or in place of what the server rendered. */
export async function render(earlyUser: EarlyUser | null): Promise<void> {
  const { page } = await createPage(null, earlyUser);
  // Browsers show a document's first title, so the server's has to go before the screen adds its own.
  document.head.querySelector('title')?.remove();
  createRoot(findRoot()).render(page);
}

/** Hydrates the page that the server rendered, then replays the input recorded before hydration. */
export async function hydrate(early: EarlyEvents, earlyUser: EarlyUser | null): Promise<void> {
  const { routes, page } = await createPage(readPageData(), earlyUser);
  const handles = handlesAt(routes, window.location.pathname);
  await withRetries(() => Promise.all(handles.map(({ load }) => load?.())));
  if (early.hasLeft()) return;
  restoreInlineStyles();
  const repeat = early.stop();
  hydrateRoot(findRoot(), <Hydrated onHydrated={() => void repeat()}>{page}</Hydrated>);
}

async function createPage(rendered: PageData | null, earlyUser: EarlyUser | null) {
  const host: FlowHost = import.meta.env.DEV
    ? (await import('#flows/devtools/start.tsx')).startDevtools()
    : {};
  const { routes, router, parts } = createApp({ createRoutes, rendered, earlyUser, host });
  const page = (
    <StrictMode>
      <FlowHostContext value={host}>
        <App {...parts}>
          <RouterProvider router={router} />
        </App>
      </FlowHostContext>
    </StrictMode>
  );
  return { routes, page };
}

function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  return root;
}

interface HydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Calls `onHydrated` once, after the effects of its children have run. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onHydrated, []);
  return children;
}
