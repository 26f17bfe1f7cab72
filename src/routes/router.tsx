import type { RouteObject } from 'react-router-dom';
import { type AccessRule, enforceAccess } from '#app/routing/access.ts';
import { type LazyScreen, loadScreen } from '#app/routing/loadScreen.tsx';
import { MemberArea } from '#app/session/MemberArea.tsx';
import { AppFrame } from '#app/shell/AppFrame.tsx';
import { AppLoading } from '#app/shell/AppLoading.tsx';
import { NotFoundScreen } from '#app/shell/NotFoundScreen.tsx';
import { RouteErrorScreen } from '#app/shell/RouteErrorScreen.tsx';
import { BareShell, SiteShell } from '#app/shell/SiteShell.tsx';

const screens = {
  landing: loadScreen(() => import('./landing/LandingScreen.tsx')),
  search: loadScreen(() => import('./search/SearchScreen.tsx')),
  property: loadScreen(() => import('./property/PropertyScreen.tsx')),
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
  dashboardSaved: loadScreen(() => import('./dashboard/saved/SavedScreen.tsx')),
  dashboardWallet: loadScreen(() => import('./dashboard/wallet/WalletScreen.tsx')),
  dashboardProfile: loadScreen(() => import('./dashboard/profile/ProfileScreen.tsx')),
} as const satisfies Record<string, LazyScreen>;

/** What every screen's route has: its access rule, its code on demand, and a way to try again. */
const screenOf = (access: AccessRule, { load, Component }: LazyScreen) => ({
  Component,
  ErrorBoundary: RouteErrorScreen,
  loader: async ({ request }: { request: Request }) => {
    enforceAccess(access, request);
    await load();
    return null;
  },
});

const page = (path: string, access: AccessRule, screen: LazyScreen): RouteObject => ({
  path,
  ...screenOf(access, screen),
});

const contributionPages: RouteObject = {
  ...screenOf('member', screens.contribution),
  children: [
    page('/select-unit', 'member', screens.selectUnit),
    page('/select-plan', 'member', screens.selectPlan),
    page('/contribution-calculator', 'member', screens.calculator),
    page('/send-payment', 'member', screens.sendPayment),
    page('/contribution-response', 'member', screens.contributionResponse),
  ],
};

const dashboardPages: RouteObject = {
  ...screenOf('member', screens.dashboard),
  children: [
    page('/dashboard', 'member', screens.dashboardHome),
    page('/dashboard/properties', 'member', screens.dashboardProperties),
    page('/dashboard/property/:name', 'member', screens.dashboardProperty),
    page('/dashboard/saved', 'member', screens.dashboardSaved),
    page('/dashboard/wallet', 'member', screens.dashboardWallet),
    page('/dashboard/profile', 'member', screens.dashboardProfile),
  ],
};

/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    Component: AppFrame,
    HydrateFallback: AppLoading,
    ErrorBoundary: RouteErrorScreen,
    children: [
      { Component: BareShell, children: [page('/contact-support', 'public', screens.contactSupport)] },
      page('/login', 'guest', screens.login),
      page('/sign-up', 'guest', screens.signUp),
      page('/reset-password', 'guest', screens.resetPassword),
      page('/create-password', 'guest', screens.createPassword),
      page('/verify-email', 'lobby', screens.verifyEmail),
      {
        Component: SiteShell,
        children: [
          page('/', 'public', screens.landing),
          page('/search', 'public', screens.search),
          page('/property/:id', 'public', screens.property),
          page('/sandbox', 'public', screens.sandbox),
          { Component: MemberArea, children: [contributionPages] },
          { path: '*', Component: NotFoundScreen },
        ],
      },
      { Component: MemberArea, children: [dashboardPages] },
    ],
  },
];
