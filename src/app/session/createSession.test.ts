// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOut } from '#api/calls/onboarding.ts';
import { getMe } from '#api/calls/users.ts';
import { createApiContext } from '#api/context.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { readToken } from './cookie.ts';
import { createSession, followPage } from './createSession.ts';
import { beginPhoneVerification } from './pendingVerification.ts';
import { EXPIRY_STORAGE_KEY, forgetEndedSession, forgetSession, rememberSession } from './storage.ts';

vi.mock('#api/calls/onboarding.ts', { spy: true });
vi.mock('#api/calls/users.ts', { spy: true });

const USER = buildBuyer();
const running: { stop(): unknown }[] = [];

beforeEach(() => {
  vi.mocked(logOut).mockResolvedValue({ message: '', body: {} });
  vi.mocked(getMe).mockResolvedValue(USER);
});
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
  forgetSession();
  window.localStorage.clear();
});

function open() {
  const api = createApiContext();
  const edge = { api, queryClient: new QueryClient(), followAccess: vi.fn(), loadPage: vi.fn() };
  const session = createSession(edge);
  running.push(session);
  session.start();
  return { session, ...edge };
}
const logIn = () => {
  const parts = open();
  parts.session.send({ type: 'credentials.accepted', token: 'token-1', user: USER });
  return parts;
};
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
/** Simulates a storage event from another tab. */
const dispatchStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('login', () => {
  it('stores the token in the cookie and the expiry (3 hours) in local storage', () => {
    const before = Date.now();
    logIn();
    expect(readToken()).toBe('token-1');
    const expiresAtMs = Number(window.localStorage.getItem(EXPIRY_STORAGE_KEY));
    expect(expiresAtMs).toBeGreaterThanOrEqual(before + 10_800_000);
    expect(expiresAtMs).toBeLessThanOrEqual(Date.now() + 10_800_000);
  });

  it('sets the principal of later calls', () => {
    const { api } = logIn();
    expect(api.principal).toEqual({ token: 'token-1', userId: USER.id });
  });
});

describe('a reload', () => {
  it('loads the user of the stored token', async () => {
    rememberSession('token-1', Date.now() + 60_000);
    const { api, session } = open();
    expect(api.principal).toEqual({ token: 'token-1', userId: null });
    await expect.poll(() => session.getSnapshot().context.user).toEqual(USER);
    expect(api.principal).toEqual({ token: 'token-1', userId: USER.id });
  });

  it('after the expiry starts signed out and clears the storage', () => {
    rememberSession('token-1', Date.now() + 60_000);
    window.localStorage.setItem(EXPIRY_STORAGE_KEY, String(Date.now()));
    const { session } = open();
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(readToken()).toBeNull();
    expect(window.localStorage.getItem(EXPIRY_STORAGE_KEY)).toBeNull();
  });
});

describe('logout', () => {
  it('clears everything but the theme, logs out on the server and loads the login page', async () => {
    const { api, session, loadPage } = logIn();
    window.localStorage.setItem('theme', 'dark');
    window.localStorage.setItem('anything', 'else');
    window.sessionStorage.setItem('anything', 'else');
    vi.mocked(logOut).mockImplementation(async () => {
      expect(api.principal?.token).toBe('token-1');
      return { message: '', body: {} };
    });
    session.send({ type: 'logout.requested' });
    expect(readToken()).toBeNull();
    expect({ ...window.localStorage }).toEqual({ theme: 'dark' });
    expect(window.sessionStorage.length).toBe(0);
    await expect.poll(() => loadPage.mock.calls).toEqual([['/login']]);
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(api.principal).toBeNull();
  });
});

describe('a page that the history restores from memory', () => {
  /** Whether it is loaded anew. */
  const isReloadedAfter = (change: () => void): boolean => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    followPage(logIn().session);
    change();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    const isReloaded = reload.mock.calls.length > 0;
    reload.mockRestore();
    return isReloaded;
  };

  // A page in memory receives no storage events.
  it('is loaded anew once another tab has logged out', () => {
    expect(isReloadedAfter(forgetSession)).toBe(true);
  });

  it('is loaded anew once another tab has logged somebody else in', () => {
    expect(isReloadedAfter(() => rememberSession('token-2', Date.now() + 60_000))).toBe(true);
  });

  it('stays as it was in the same session', () => {
    expect(isReloadedAfter(() => {})).toBe(false);
  });
});

describe('an erased account', () => {
  it('leaves nothing of the buyer here, and no rejection takes the place of the page that says so', () => {
    const { api, session, loadPage } = logIn();
    window.localStorage.setItem('theme', 'dark');
    window.localStorage.setItem('contribution.1', 'begun');
    session.send({ type: 'account.erased' });
    expect(readToken()).toBeNull();
    expect({ ...window.localStorage }).toEqual({ theme: 'dark' });
    expect(api.principal).toBeNull();
    api.onSessionRejected({ token: 'token-1', userId: USER.id });
    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/login?erased=1');
    expect(logOut).not.toHaveBeenCalled();
  });
});

describe('the server', () => {
  it('ends the session by rejecting it; the login returns to the same page', () => {
    const { api, loadPage } = logIn();
    window.history.replaceState(null, '', '/dashboard/wallet?months=3');
    api.onSessionRejected({ token: 'token-1', userId: null });
    expect(readToken()).toBeNull();
    expect(loadPage).toHaveBeenCalledExactlyOnceWith(
      '/login?ended=elsewhere&next=%2Fdashboard%2Fwallet%3Fmonths%3D3',
    );
  });

  it.each([
    ['in its last minute, since no two clocks agree', () => String(Date.now() + 59_000)],
    ['after a logout in another tab', () => null],
  ])('rejects it without another device %s', (_, expiry) => {
    const { api, loadPage } = logIn();
    const expiresAtMs = expiry();
    if (expiresAtMs === null) window.localStorage.removeItem(EXPIRY_STORAGE_KEY);
    else window.localStorage.setItem(EXPIRY_STORAGE_KEY, expiresAtMs);
    window.history.replaceState(null, '', '/dashboard');
    api.onSessionRejected({ token: 'token-1', userId: null });
    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/login?ended=1&next=%2Fdashboard');
  });

  it('rejects it on the code page, as after a lost response; the login leads on to the chosen unit', () => {
    const { api, loadPage } = logIn();
    beginPhoneVerification({ userId: USER.id, next: '/select-unit?property=1' });
    window.history.replaceState(null, '', '/verify-email?type=onboard');
    api.onSessionRejected({ token: 'token-1', userId: USER.id });
    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/login?ended=1&next=%2Fselect-unit%3Fproperty%3D1');
  });
});

describe('another tab', () => {
  it('signs in this tab', async () => {
    const { session, followAccess } = open();
    rememberSession('token-2', Date.now() + 60_000);
    dispatchStorage(EXPIRY_STORAGE_KEY);
    await expect.poll(() => session.getSnapshot().context.user).toEqual(USER);
    expect(followAccess).toHaveBeenCalledTimes(1);
  });

  it('signs out this tab', () => {
    const { api, session, followAccess } = logIn();
    forgetSession();
    dispatchStorage(null);
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(api.principal).toBeNull();
    expect(followAccess).toHaveBeenCalledTimes(1);
  });

  it('replaces the token when it verifies the phone: a rejection of the old token is ignored', async () => {
    const { api, session, loadPage } = logIn();
    rememberSession('token-2', Date.now() + 60_000);
    api.onSessionRejected({ token: 'token-1', userId: null });
    await expect.poll(() => session.getSnapshot().value).toEqual({ signedIn: 'watching' });
    expect(session.getSnapshot().context.token).toBe('token-2');
    expect(readToken()).toBe('token-2');
    expect(loadPage).not.toHaveBeenCalled();
  });

  it.each(['/dashboard/saved', '/contribution-calculator'])(
    'signs out this tab even if the cookie is still readable here: %s',
    (path) => {
      window.history.replaceState(null, '', path);
      const { session, followAccess } = logIn();
      window.localStorage.removeItem(EXPIRY_STORAGE_KEY);
      dispatchStorage(EXPIRY_STORAGE_KEY);
      expect(session.getSnapshot().value).toBe('signedOut');
      expect(readToken()).toBeNull();
      expect(followAccess).toHaveBeenCalledTimes(1);
    },
  );

  it('signs in this tab even if its cookie becomes readable later', async () => {
    const { session } = open();
    window.localStorage.setItem(EXPIRY_STORAGE_KEY, '9000000000000');
    dispatchStorage(EXPIRY_STORAGE_KEY);
    expect(session.getSnapshot().value).toBe('signedOut');
    rememberSession('token-2', 9e12);
    await expect.poll(() => session.getSnapshot().context.token).toBe('token-2');
  });

  it('may log in again before this tab handles the logout: the new session stays', () => {
    const { session } = logIn();
    rememberSession('token-2', 9e12);
    session.send({ type: 'elsewhere.signedOut', reason: 'logged_out' });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(readToken()).toBe('token-2');
    expect(window.localStorage.getItem(EXPIRY_STORAGE_KEY)).toBe('9000000000000');
  });

  it('may change other keys without an effect here', async () => {
    const { session } = logIn();
    dispatchStorage('theme');
    await nextTask();
    expect(session.getSnapshot().value).toEqual({ signedIn: 'watching' });
  });
});

describe('the stored expiry', () => {
  it('is applied at the next check', () => {
    vi.useFakeTimers();
    try {
      const { session } = logIn();
      window.localStorage.setItem(EXPIRY_STORAGE_KEY, String(Date.now() + 1));
      vi.advanceTimersByTime(7_999);
      expect(session.getSnapshot().value).toEqual({ signedIn: 'watching' });
      vi.advanceTimersByTime(1);
      expect(session.getSnapshot().value).toBe('ending');
      expect(readToken()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a started contribution', () => {
  const fillStorages = () => {
    for (const storage of [window.sessionStorage, window.localStorage]) {
      storage.setItem('contribution.flow', 'what the wizard keeps');
      storage.setItem('other', 'x');
    }
  };
  const storedKeys = () =>
    [window.sessionStorage, window.localStorage].map((storage) =>
      Array.from({ length: storage.length }, (_, place) => storage.key(place)),
    );

  it('stays when the session expires or the server ends it', () => {
    const { api } = logIn();
    fillStorages();
    api.onSessionRejected({ token: 'token-1', userId: null });
    expect(storedKeys()).toStrictEqual([['contribution.flow'], ['contribution.flow']]);
  });

  it('stays in the other tabs', () => {
    logIn();
    fillStorages();
    forgetEndedSession();
    dispatchStorage(EXPIRY_STORAGE_KEY);
    expect(storedKeys()).toStrictEqual([['contribution.flow'], ['contribution.flow']]);
  });

  it('is deleted at a logout, from every tab', () => {
    const { session } = logIn();
    fillStorages();
    session.send({ type: 'logout.requested' });
    expect(storedKeys()).toStrictEqual([[], []]);
    const other = logIn();
    fillStorages();
    window.localStorage.clear();
    dispatchStorage(null);
    expect(other.session.getSnapshot().value).toBe('signedOut');
    expect(storedKeys()).toStrictEqual([[], []]);
  });
});
