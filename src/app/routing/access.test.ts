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

/** Where a page leads instead, or 'open'. */
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

/** Whether the way elsewhere takes the place of the newest entry in the history. */
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

describe('the logged in', () => {
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

  it("are not logged in with the text 'undefined'", () => {
    signIn('undefined');
    expect(visit('member', '/dashboard')).toBe('/login?next=%2Fdashboard');
  });
});

describe('the history', () => {
  it('loses a closed page that stands in it, so that Back does not come to it for ever', () => {
    signIn();
    window.history.replaceState(null, '', '/login?next=%2Fselect-unit');
    expect(isReplaced('guest', '/login?next=%2Fselect-unit')).toBe(true);
  });

  it('keeps the page from which a closed one was gone to', () => {
    window.history.replaceState(null, '', '/property/7');
    expect(isReplaced('member', '/select-unit?property=7')).toBe(false);
  });
});

describe('the page of a code', () => {
  it('is open to a new buyer who waits for a code', () => {
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

  it('is closed to a new buyer whose session is gone', () => {
    rememberPendingVerification({
      purpose: 'onboard',
      userId: 'user-1',
      next: null,
      resendAvailableAtMs: null,
    });
    expect(visit('awaitingCode', '/verify-email?type=onboard')).toBe('/login');
  });

  it('is open to whoever asked for a reset in this tab', () => {
    expect(visit('awaitingCode', '/verify-email?type=reset')).toBe('/login');
    rememberPendingVerification({ purpose: 'reset', identifier: 'a@b.ng', resendAvailableAtMs: 0 });
    expect(visit('awaitingCode', '/verify-email?type=reset')).toBe('open');
  });

  it.each(['not json', '{}', '{"purpose":"onboard","userId":"1","next":"//x","resendAvailableAtMs":null}'])(
    'is closed where this browser kept %s',
    (kept) => {
      signIn();
      window.sessionStorage.setItem('verifyLobby.1', kept);
      expect(visit('awaitingCode', '/verify-email?type=onboard')).toBe('/dashboard');
    },
  );
});
