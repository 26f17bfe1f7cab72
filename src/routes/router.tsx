import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { AppContext } from '#app/appContext.ts';
import { type AccessRule, enforceAccess } from '#app/routing/access.ts';
import type { DataPlace, LoadMemberData, LoadPublicData } from '#app/routing/loadData.ts';
import { type LazyScreen, loadScreen } from '#app/routing/loadScreen.tsx';
import type { RouteHandle } from '#app/routing/routeHandle.ts';
import { MemberArea } from '#app/session/MemberArea.tsx';
import { AppFrame } from '#app/shell/AppFrame.tsx';
import { AppLoading } from '#app/shell/AppLoading.tsx';
import { NotFoundScreen } from '#app/shell/NotFoundScreen.tsx';
import { RouteErrorScreen } from '#app/shell/RouteErrorScreen.tsx';
import { BareShell, FlowShell, SiteShell } from '#app/shell/SiteShell.tsx';

const screens = {
  landing: loadScreen(() => import('./landing/LandingScreen.tsx')),
  search: loadScreen(() => import('./search/SearchScreen.tsx')),
  saved: loadScreen(() => import('./saved/SavedHomesScreen.tsx')),
  property: loadScreen(() => import('./property/PropertyScreen.tsx')),
  places: loadScreen(() => import('./homes/PlacesScreen.tsx')),
  place: loadScreen(() => import('./homes/place/PlaceScreen.tsx')),
  verify: loadScreen(() => import('./verify/VerifyScreen.tsx')),
  contactSupport: loadScreen(() => import('./contact-support/ContactSupportScreen.tsx')),
  sandbox: loadScreen(() => import('./sandbox/SandboxScreen.tsx')),
  login: loadScreen(() => import('./login/LoginScreen.tsx')),
  signUp: loadScreen(() => import('./sign-up/SignUpScreen.tsx')),
  verifyEmail: loadScreen(() => import('./verify-email/VerifyEmailScreen.tsx')),
  resetPassword: loadScreen(() => import('./reset-password/ResetPasswordScreen.tsx')),
  createPassword: loadScreen(() => import('./create-password/CreatePasswordScreen.tsx')),
  contribution: loadScreen(() => import('#app/contribution/ContributionFlow.tsx')),
  selectUnit: loadScreen(() => import('./select-unit/SelectUnitScreen.tsx')),
  selectPlan: loadScreen(() => import('./select-plan/SelectPlanScreen.tsx')),
  calculator: loadScreen(() => import('./contribution-calculator/CalculatorScreen.tsx')),
  sendPayment: loadScreen(() => import('./send-payment/SendPaymentScreen.tsx')),
  contributionResponse: loadScreen(() => import('./contribution-response/ContributionResponseScreen.tsx')),
  dashboard: loadScreen(() => import('./dashboard/DashboardLayout.tsx')),
  dashboardHome: loadScreen(() => import('./dashboard/home/HomeScreen.tsx')),
  dashboardProperties: loadScreen(() => import('./dashboard/properties/PropertiesScreen.tsx')),
  dashboardProperty: loadScreen(() => import('./dashboard/property/ContributionScreen.tsx')),
  dashboardHardMonth: loadScreen(() => import('./dashboard/change/HardMonthScreen.tsx')),
  dashboardPayRest: loadScreen(() => import('./dashboard/change/PayRestScreen.tsx')),
  dashboardChange: loadScreen(() => import('./dashboard/change/ChangeScreen.tsx')),
  dashboardLeave: loadScreen(() => import('./dashboard/leave/LeaveScreen.tsx')),
  dashboardErase: loadScreen(() => import('./dashboard/erase/EraseScreen.tsx')),
  dashboardSaved: loadScreen(() => import('./dashboard/saved/SavedScreen.tsx')),
  dashboardWallet: loadScreen(() => import('./dashboard/wallet/WalletScreen.tsx')),
  dashboardDocuments: loadScreen(() => import('./dashboard/documents/DocumentsScreen.tsx')),
  dashboardProfile: loadScreen(() => import('./dashboard/profile/ProfileScreen.tsx')),
} as const satisfies Record<string, LazyScreen>;

/** Loads a screen's server data in parallel with its code. */
const publicData = (fetchLoader: () => Promise<{ loadData: LoadPublicData }>): StartData => {
  let loadData: LoadPublicData | null = null;
  return async ({ queryClient }, place) => {
    // Cached: on a server, each `import()` resolves its file again.
    loadData ??= (await fetchLoader()).loadData;
    const loads = await Promise.allSettled(loadData(queryClient, place));
    // The screen lists its most important load first, so the first error is the one to report.
    const failed = loads.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
};
const memberData =
  (fetchLoader: () => Promise<{ loadData: LoadMemberData }>): StartData =>
  async (app, place) => {
    const [{ loadForBuyer }, { loadData }] = await Promise.all([
      import('#app/routing/loadData.ts'),
      fetchLoader(),
    ]);
    await loadForBuyer(loadData, app, place);
  };
type StartData = (app: AppContext, place: DataPlace) => Promise<void>;

const data: Partial<Record<keyof typeof screens, StartData>> = {
  landing: publicData(() => import('./landing/data.ts')),
  search: publicData(() => import('./search/data.ts')),
  property: publicData(() => import('./property/data.ts')),
  places: publicData(() => import('./homes/data.ts')),
  place: publicData(() => import('./homes/place/data.ts')),
  verify: publicData(() => import('./verify/data.ts')),
  contactSupport: publicData(() => import('./contact-support/data.ts')),
  login: publicData(() => import('#app/auth/data.ts')),
  signUp: publicData(() => import('#app/auth/data.ts')),
  // Whoever returns from a bank's app may be offline for a moment: the page that they turn to is ready by then.
  sendPayment: async () => void screens.contributionResponse.load().catch(() => {}),
  dashboardHome: memberData(() => import('./dashboard/home/data.ts')),
  dashboardProperties: memberData(() => import('./dashboard/properties/data.ts')),
  dashboardProperty: memberData(() => import('./dashboard/property/data.ts')),
  dashboardSaved: memberData(() => import('./dashboard/saved/data.ts')),
  dashboardWallet: memberData(() => import('./dashboard/wallet/data.ts')),
  dashboardDocuments: memberData(() => import('./dashboard/documents/data.ts')),
};

/** The server-rendered screens and their files; the build uses the files to list each screen's styles. */
const RENDERED: Partial<Record<keyof typeof screens, string>> = {
  landing: 'src/routes/landing/LandingScreen.tsx',
  search: 'src/routes/search/SearchScreen.tsx',
  property: 'src/routes/property/PropertyScreen.tsx',
  places: 'src/routes/homes/PlacesScreen.tsx',
  place: 'src/routes/homes/place/PlaceScreen.tsx',
  verify: 'src/routes/verify/VerifyScreen.tsx',
  contactSupport: 'src/routes/contact-support/ContactSupportScreen.tsx',
  login: 'src/routes/login/LoginScreen.tsx',
  signUp: 'src/routes/sign-up/SignUpScreen.tsx',
  resetPassword: 'src/routes/reset-password/ResetPasswordScreen.tsx',
};

const NOT_FOUND: RouteHandle = { rendered: { status: 404 } };

/** All routes of the app. */
export function createRoutes(app: AppContext): RouteObject[] {
  /** The common part of a screen's route: access rule, lazy code and data, and an error boundary with a retry. */
  const screenOf = (access: AccessRule, name: keyof typeof screens) => {
    const { load, Component } = screens[name];
    const rendered = RENDERED[name];
    const handle: RouteHandle = {
      load,
      ...(rendered && { rendered: { file: rendered, isForGuests: access === 'guest' } }),
    };
    return {
      Component,
      ErrorBoundary: RouteErrorScreen,
      handle,
      loader: async ({ request, params }: LoaderFunctionArgs) => {
        enforceAccess(access, request, app.visitor);
        const loading = data[name]?.(app, { params, search: new URL(request.url).searchParams });
        await Promise.all([load(), loading && app.followData(loading)]);
        return null;
      },
    };
  };

  const page = (path: string, access: AccessRule, name: keyof typeof screens): RouteObject => ({
    path,
    ...screenOf(access, name),
  });

  const contributionPages: RouteObject = {
    ...screenOf('member', 'contribution'),
    children: [
      page('/select-unit', 'member', 'selectUnit'),
      page('/select-plan', 'member', 'selectPlan'),
      page('/contribution-calculator', 'member', 'calculator'),
      page('/send-payment', 'member', 'sendPayment'),
      page('/contribution-response', 'member', 'contributionResponse'),
    ],
  };

  const dashboardPages: RouteObject = {
    ...screenOf('member', 'dashboard'),
    children: [
      page('/dashboard', 'member', 'dashboardHome'),
      page('/dashboard/properties', 'member', 'dashboardProperties'),
      page('/dashboard/property/:name', 'member', 'dashboardProperty'),
      page('/dashboard/property/:name/hard-month', 'member', 'dashboardHardMonth'),
      page('/dashboard/property/:name/change', 'member', 'dashboardChange'),
      page('/dashboard/property/:name/pay-rest', 'member', 'dashboardPayRest'),
      page('/dashboard/property/:name/leave', 'member', 'dashboardLeave'),
      page('/dashboard/saved', 'member', 'dashboardSaved'),
      page('/dashboard/wallet', 'member', 'dashboardWallet'),
      page('/dashboard/documents', 'member', 'dashboardDocuments'),
      page('/dashboard/profile', 'member', 'dashboardProfile'),
      page('/dashboard/erase', 'member', 'dashboardErase'),
    ],
  };

  return [
    {
      Component: AppFrame,
      HydrateFallback: AppLoading,
      ErrorBoundary: RouteErrorScreen,
      children: [
        { Component: BareShell, children: [page('/contact-support', 'public', 'contactSupport')] },
        page('/login', 'guest', 'login'),
        page('/sign-up', 'guest', 'signUp'),
        page('/reset-password', 'guest', 'resetPassword'),
        page('/create-password', 'guest', 'createPassword'),
        page('/verify-email', 'awaitingCode', 'verifyEmail'),
        {
          Component: SiteShell,
          children: [
            page('/', 'public', 'landing'),
            page('/search', 'public', 'search'),
            page('/saved', 'public', 'saved'),
            page('/property/:id', 'public', 'property'),
            page('/homes', 'public', 'places'),
            page('/homes/:state', 'public', 'place'),
            page('/homes/:state/:town', 'public', 'place'),
            page('/verify', 'public', 'verify'),
            page('/verify/:code', 'public', 'verify'),
            page('/sandbox', 'public', 'sandbox'),
            { path: '*', Component: NotFoundScreen, handle: NOT_FOUND },
          ],
        },
        { Component: FlowShell, children: [{ Component: MemberArea, children: [contributionPages] }] },
        { Component: MemberArea, children: [dashboardPages] },
      ],
    },
  ];
}
