import { AsyncLocalStorage } from 'node:async_hooks';
import { StrictMode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type ApiContext, createApiContext, provideApiContext } from '#api/context.ts';
import { ApiError, type Failure } from '#api/failure.ts';
import type { SendRequest } from '#api/transport.ts';
import { App } from '#app/App.tsx';
import { createServerApp } from '#app/rendering/createServerApp.ts';
import { dehydrateSettled, type PageData } from '#app/rendering/pageData.ts';
import { renderMarkup } from '#app/rendering/renderMarkup.ts';
import { handlesAt } from '#app/routing/routeHandle.ts';
import { createRoutes } from '#routes/router.tsx';
import type { LoadPage, PageRequest } from '#server/web/page-renderer.ts';

/** The server's entry of the build: pages by the same components that the browser runs. */

const requests = new AsyncLocalStorage<ApiContext>();
provideApiContext(() => {
  const context = requests.getStore();
  if (!context) throw new Error('A call was made outside of a request.');
  return context;
});

/** Any origin: only the path is read. */
const ORIGIN = 'http://page.invalid';

export const loadPage: LoadPage = async ({ url, settings, callApi }) => {
  const app = createServerApp(settings);
  const routes = createRoutes(app.context);
  const handles = handlesAt(routes, new URL(url, ORIGIN).pathname);
  const rendered = handles.at(-1)?.rendered;
  if (!rendered) return null;
  const handler = createStaticHandler(routes);
  const context = await requests.run(createApiContext('/api', sendInProcess(callApi)), () =>
    handler.query(new Request(new URL(url, ORIGIN))),
  );
  if (context instanceof Response || context.errors) throw new Error('The page redirects or has failed.');
  const [failure] = app.failures;
  const queries = dehydrateSettled(app.parts.queryClient);
  return {
    status: failure ? statusOf(failure) : (rendered.status ?? 200),
    version: JSON.stringify([
      url,
      settings,
      queries.queries.map(({ queryHash, state }) => [queryHash, state.data ?? state.error]),
    ]),
    data: scriptText({ queries, loaderData: context.loaderData }),
    files: rendered.file ? [rendered.file] : [],
    render: () =>
      renderMarkup(
        <StrictMode>
          <App {...app.parts}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </StrictMode>,
      ),
  };
};

const sendInProcess =
  (callApi: PageRequest['callApi']): SendRequest =>
  async ({ method, url, query }) => {
    if (method !== 'GET') throw new ApiError({ code: 'network_down', status: null });
    const params = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
    );
    const { status, body } = await callApi(params.size > 0 ? `${url}?${params}` : url);
    return { status, body, retryAfter: undefined };
  };

/** The failures that a page shows as it is: what it is about is not there. */
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);
/** An id that is no id names nothing. */
const UNREADABLE_STATUSES: ReadonlySet<number> = new Set([400, 422]);

/** @throws where the API failed, and the browser had better ask again. */
function statusOf({ status, message }: Failure): number {
  if (status !== null && GONE_STATUSES.has(status)) return status;
  if (status !== null && UNREADABLE_STATUSES.has(status)) return 404;
  throw new Error(`The page's data could not be had: ${message}`);
}

/** JSON that no script element is ended by. */
const scriptText = (data: PageData): string => JSON.stringify(data).replaceAll('<', '\\u003c');
