// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { clearToken, writeToken } from '../session/cookie.ts';
import { rememberPendingVerification } from '../session/pendingVerification.ts';
import { browserVisitor } from '../session/visitor.ts';
import { type AccessRule, enforceAccess } from './access.ts';

afterEach(() => {
  clearToken();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** The redirect of a page, or 'open'. */
function visit(rule: AccessRule, path: string): string | null {
  try {
    enforceAccess(rule, new Request(`http://localhost${path}`), browserVisitor());
    return 'open';
  } catch (redirect) {
    if (redirect instanceof Response) return redirect.headers.get('Location');
    throw redirect;
  }
}
const signIn = (token = 'token-1') => writeToken(token, 60);

/** Whether the redirect replaces the current history entry. */
function isReplaced(rule: AccessRule, path: string): boolean {
  try {
    enforceAccess(rule, new Request(new URL(path, window.location.href)), browserVisitor());
  } catch (redirect) {
    if (redirect instanceof Response) return redirect.headers.has('X-Remix-Replace');
  }
  throw new Error(`${path} leads nowhere else`);
}

describe('a visitor', () => {
  it.each<[AccessRule, string, string]>([
    ['public', '/search', 'open'],
    ['guest', '/login', 'open'],
    ['awaitingCode', '/verify-email?type=onboard', '/login'],
    ['member', '/dashboard', '/login?next=%2Fdashboard'],
    ['member', '/select-unit?property=7', '/login?next=%2Fselect-unit%3Fproperty%3D7'],
  ])('at a %s page %s: %s', (rule, path, expected) => {
    expect(visit(rule, path)).toBe(expected);
  });
});

describe('a signed-in buyer', () => {
  it.each<[AccessRule, string, string]>([
    ['public', '/search', 'open'],
    ['guest', '/login', '/dashboard'],
    ['guest', '/login?next=%2Fselect-plan', '/select-plan'],
    ['guest', '/login?next=https%3A%2F%2Fexample.com', '/dashboard'],
    ['guest', '/login?next=%2F%2Fexample.com', '/dashboard'],
    ['guest', '/login?next=%2F%5Cexample.com', '/dashboard'],
    ['guest', '/login?next=%2F%09%2Fexample.com', '/dashboard'],
    ['awaitingCode', '/verify-email?type=onboard', '/dashboard'],
    ['member', '/dashboard', 'open'],
  ])('at a %s page %s: %s', (rule, path, expected) => {
    signIn();
    expect(visit(rule, path)).toBe(expected);
  });

  it("is not signed in with the text 'undefined'", () => {
    signIn('undefined');
    expect(visit('member', '/dashboard')).toBe('/login?next=%2Fdashboard');
  });
});

describe('the history', () => {
  it('drops a closed page, so that Back does not return to it forever', () => {
    signIn();
    window.history.replaceState(null, '', '/login?next=%2Fselect-unit');
    expect(isReplaced('guest', '/login?next=%2Fselect-unit')).toBe(true);
  });

  it('keeps the page that led to a closed one', () => {
    window.history.replaceState(null, '', '/property/7');
    expect(isReplaced('member', '/select-unit?property=7')).toBe(false);
  });
});

describe('the code page', () => {
  it('is open to a new buyer who awaits a code', () => {
    signIn();
    rememberPendingVerification({
      purpose: 'onboard',
      userId: 'user-1',
      next: null,
      resendAvailableAtMs: null,
    });
    expect(visit('awaitingCode', '/verify-email?type=onboard')).toBe('open');
    expect(visit('awaitingCode', '/verify-email?type=reset')).toBe('/dashboard');
    expect(visit('awaitingCode', '/verify-email')).toBe('/dashboard');
  });

  it('is closed to a new buyer without a session', () => {
    rememberPendingVerification({
      purpose: 'onboard',
      userId: 'user-1',
      next: null,
      resendAvailableAtMs: null,
    });
    expect(visit('awaitingCode', '/verify-email?type=onboard')).toBe('/login');
  });

  it('is open after a password reset was requested in this tab', () => {
    expect(visit('awaitingCode', '/verify-email?type=reset')).toBe('/login');
    rememberPendingVerification({ purpose: 'reset', identifier: 'a@b.ng', resendAvailableAtMs: 0 });
    expect(visit('awaitingCode', '/verify-email?type=reset')).toBe('open');
  });

  it.each(['not json', '{}', '{"purpose":"onboard","userId":"1","next":"//x","resendAvailableAtMs":null}'])(
    'is closed if the stored verification is %s',
    (stored) => {
      signIn();
      window.sessionStorage.setItem('verifyLobby.1', stored);
      expect(visit('awaitingCode', '/verify-email?type=onboard')).toBe('/dashboard');
    },
  );
});
