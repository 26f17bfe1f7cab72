// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOut } from '#api/calls/onboarding.ts';
import { getMe } from '#api/calls/users.ts';
import { createApiContext } from '#api/context.ts';
import { aBuyer } from '#machines/buyer.fixtures.ts';
import { readToken } from './cookie.ts';
import { createSession } from './createSession.ts';
import { EXPIRY_STORAGE_KEY, forgetEndedSession, forgetSession, rememberSession } from './storage.ts';

vi.mock('#api/calls/onboarding.ts', { spy: true });
vi.mock('#api/calls/users.ts', { spy: true });

const USER = aBuyer();
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
/** What another tab's writing looks like here. */
const tellStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('login', () => {
  it('keeps the token in the cookie and the expiry, three hours on, in local storage', () => {
    const before = Date.now();
    logIn();
    expect(readToken()).toBe('token-1');
    const expiresAtMs = Number(window.localStorage.getItem(EXPIRY_STORAGE_KEY));
    expect(expiresAtMs).toBeGreaterThanOrEqual(before + 10_800_000);
    expect(expiresAtMs).toBeLessThanOrEqual(Date.now() + 10_800_000);
  });

  it('names the caller of every later call', () => {
    const { api } = logIn();
    expect(api.principal).toEqual({ token: 'token-1', userId: USER.id });
  });
});

describe('a reload', () => {
  it('asks who the kept token belongs to', async () => {
    rememberSession('token-1', Date.now() + 60_000);
    const { api, session } = open();
    expect(api.principal).toEqual({ token: 'token-1', userId: null });
    await expect.poll(() => session.getSnapshot().context.user).toEqual(USER);
    expect(api.principal).toEqual({ token: 'token-1', userId: USER.id });
  });

  it('after the expiry finds a visitor, and nothing left behind', () => {
    rememberSession('token-1', Date.now() + 60_000);
    window.localStorage.setItem(EXPIRY_STORAGE_KEY, String(Date.now()));
    const { session } = open();
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(readToken()).toBeNull();
    expect(window.localStorage.getItem(EXPIRY_STORAGE_KEY)).toBeNull();
  });
});

describe('logout', () => {
  it('forgets all but the theme, tells the server with the token, and loads the login page', async () => {
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

describe('the server', () => {
  it('ends the session by refusing it, and the buyer comes back to the same page after login', () => {
    const { api, loadPage } = logIn();
    window.history.replaceState(null, '', '/dashboard/wallet?months=3');
    api.onSessionRejected({ token: 'token-1', userId: null });
    expect(readToken()).toBeNull();
    expect(loadPage).toHaveBeenCalledExactlyOnceWith(
      '/login?ended=1&next=%2Fdashboard%2Fwallet%3Fmonths%3D3',
    );
  });
});

describe('another tab', () => {
  it('signs in here too', async () => {
    const { session, followAccess } = open();
    rememberSession('token-2', Date.now() + 60_000);
    tellStorage(EXPIRY_STORAGE_KEY);
    await expect.poll(() => session.getSnapshot().context.user).toEqual(USER);
    expect(followAccess).toHaveBeenCalledTimes(1);
  });

  it('signs out here too', () => {
    const { api, session, followAccess } = logIn();
    forgetSession();
    tellStorage(null);
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(api.principal).toBeNull();
    expect(followAccess).toHaveBeenCalledTimes(1);
  });

  it('has the new token of a verified phone: the rejection of the old one ends nothing', async () => {
    const { api, session, loadPage } = logIn();
    rememberSession('token-2', Date.now() + 60_000);
    api.onSessionRejected({ token: 'token-1', userId: null });
    await expect.poll(() => session.getSnapshot().value).toEqual({ signedIn: 'watching' });
    expect(session.getSnapshot().context.token).toBe('token-2');
    expect(readToken()).toBe('token-2');
    expect(loadPage).not.toHaveBeenCalled();
  });

  it.each(['/dashboard/saved', '/contribution-calculator'])(
    'signs out here too where the cookie that is read here is a moment behind: %s',
    (path) => {
      window.history.replaceState(null, '', path);
      const { session, followAccess } = logIn();
      window.localStorage.removeItem(EXPIRY_STORAGE_KEY);
      tellStorage(EXPIRY_STORAGE_KEY);
      expect(session.getSnapshot().value).toBe('signedOut');
      expect(readToken()).toBeNull();
      expect(followAccess).toHaveBeenCalledTimes(1);
    },
  );

  it('signs in here too where its cookie is seen a moment later', async () => {
    const { session } = open();
    window.localStorage.setItem(EXPIRY_STORAGE_KEY, '9000000000000');
    tellStorage(EXPIRY_STORAGE_KEY);
    expect(session.getSnapshot().value).toBe('signedOut');
    rememberSession('token-2', 9e12);
    await expect.poll(() => session.getSnapshot().context.token).toBe('token-2');
  });

  it('may log in again before this one has heard of the end: the new session stays', () => {
    const { session } = logIn();
    rememberSession('token-2', 9e12);
    session.send({ type: 'elsewhere.signedOut', reason: 'logged_out' });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(readToken()).toBe('token-2');
    expect(window.localStorage.getItem(EXPIRY_STORAGE_KEY)).toBe('9000000000000');
  });

  it('may change other things without a word here', async () => {
    const { session } = logIn();
    tellStorage('theme');
    await nextTask();
    expect(session.getSnapshot().value).toEqual({ signedIn: 'watching' });
  });
});

describe('the stored expiry', () => {
  it('is what counts at the next look at the clock', () => {
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

describe('the contribution that was begun', () => {
  const keep = () => {
    for (const storage of [window.sessionStorage, window.localStorage]) {
      storage.setItem('contribution.flow', 'what the wizard keeps');
      storage.setItem('other', 'x');
    }
  };
  const kept = () =>
    [window.sessionStorage, window.localStorage].map((storage) =>
      Array.from({ length: storage.length }, (_, place) => storage.key(place)),
    );

  it('stays when the session expires or the server ends it', () => {
    const { api } = logIn();
    keep();
    api.onSessionRejected({ token: 'token-1', userId: null });
    expect(kept()).toStrictEqual([['contribution.flow'], ['contribution.flow']]);
  });

  it('stays in the other tabs too', () => {
    logIn();
    keep();
    forgetEndedSession();
    tellStorage(EXPIRY_STORAGE_KEY);
    expect(kept()).toStrictEqual([['contribution.flow'], ['contribution.flow']]);
  });

  it('goes at a logout, from every tab', () => {
    const { session } = logIn();
    keep();
    session.send({ type: 'logout.requested' });
    expect(kept()).toStrictEqual([[], []]);
    const other = logIn();
    keep();
    window.localStorage.clear();
    tellStorage(null);
    expect(other.session.getSnapshot().value).toBe('signedOut');
    expect(kept()).toStrictEqual([[], []]);
  });
});
