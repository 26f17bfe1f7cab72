import { AsyncLocalStorage } from 'node:async_hooks';
import { StrictMode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type ApiContext, createApiContext, provideApiContext } from '#api/context.ts';
import { ApiError, type Failure } from '#api/failure.ts';
import type { SendRequest } from '#api/transport.ts';
import { App } from '#app/App.tsx';
import type { AppContext } from '#app/appContext.ts';
import { createServerApp, type ServerApp } from '#app/rendering/createServerApp.ts';
import { dehydrateSettled, type PageData } from '#app/rendering/pageData.ts';
import { renderMarkup } from '#app/rendering/renderMarkup.ts';
import type { RouteHandle } from '#app/routing/routeHandle.ts';
import { PageSettingsContext } from '#app/settings/PageSettingsContext.ts';
import { type PageSettings, parsePageSettings } from '#app/settings/pageSettings.ts';
import { AppLoading } from '#app/shell/AppLoading.tsx';
import { createRoutes } from '#routes/router.tsx';
import type { LoadPage, PageRenderer, PageRequest } from '#server/web/page-renderer.ts';

/** The build's server entry: renders pages with the same components as the browser. */

interface PageLoad {
  readonly api: ApiContext;
  readonly app: ServerApp;
}

const loads = new AsyncLocalStorage<PageLoad>();
function currentLoad(): PageLoad {
  const load = loads.getStore();
  if (!load) throw new Error('A call was made outside of a request.');
  return load;
}
provideApiContext(() => currentLoad().api);

/** The routes are created and ranked once; their loaders read the current request's state through these getters. */
const context: AppContext = {
  get queryClient() {
    return currentLoad().app.context.queryClient;
  },
  get session() {
    return currentLoad().app.context.session;
  },
  get visitor() {
    return currentLoad().app.context.visitor;
  },
  followData: (loading) => currentLoad().app.context.followData(loading),
};
const handler = createStaticHandler(createRoutes(context));
const renderedOf = ({ handle }: { readonly handle?: RouteHandle }) => handle?.rendered;

/** A placeholder: only the path is used. */
const ORIGIN = 'http://page.invalid';

/** A server has only two settings texts (with and without data saving), so the map stays small. */
const settingsByText = new Map<string, PageSettings>();
function readSettings(text: string): PageSettings {
  const settings = settingsByText.get(text) ?? parsePageSettings(text);
  settingsByText.set(text, settings);
  return settings;
}

export const loadPage: LoadPage = async ({ url, settings, callApi }) => {
  const app = createServerApp(readSettings(settings));
  const api = createApiContext('/api', sendInProcess(callApi));
  const result = await loads.run({ api, app }, () =>
    handler.query(new Request(new URL(url, ORIGIN)), {
      // Screens that are not rendered on the server need neither their code nor their data here.
      filterMatchesToLoad: ({ route }) => renderedOf(route) !== undefined,
    }),
  );
  if (result instanceof Response || result.errors) throw new Error('The page redirects or has failed.');
  const last = result.matches.at(-1);
  const rendered = last && renderedOf(last.route);
  if (!rendered) return null;
  const [failure] = app.failures;
  const data = scriptText({
    queries: dehydrateSettled(app.parts.queryClient),
    loaderData: result.loaderData,
  });
  return {
    status: failure ? statusOf(failure) : (rendered.status ?? 200),
    version: [url, settings, data].join('\n'),
    data,
    files: rendered.file ? [rendered.file] : [],
    isForGuests: rendered.isForGuests ?? false,
    render: () =>
      renderMarkup(
        <StrictMode>
          <App {...app.parts}>
            <StaticRouterProvider
              // The matches already contain their routes.
              router={createStaticRouter([], result)}
              context={result}
              hydrate={false}
            />
          </App>
        </StrictMode>,
      ),
  };
};

export const renderOpening: PageRenderer['renderOpening'] = async (settings) => {
  const { root } = await renderMarkup(
    <PageSettingsContext value={readSettings(settings)}>
      <AppLoading />
    </PageSettingsContext>,
  );
  return root;
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

/** The page keeps these statuses: its subject does not exist. */
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);
/** A malformed id matches nothing, so the page responds with 404. */
const UNREADABLE_STATUSES: ReadonlySet<number> = new Set([400, 422]);

/** @throws if the API failed, so that the browser loads the data itself. */
function statusOf({ status, message }: Failure): number {
  if (status !== null && GONE_STATUSES.has(status)) return status;
  if (status !== null && UNREADABLE_STATUSES.has(status)) return 404;
  throw new Error(`The page's data could not be had: ${message}`);
}

/** JSON that cannot close the script element around it. */
const scriptText = (data: PageData): string => JSON.stringify(data).replaceAll('<', '\\u003c');
