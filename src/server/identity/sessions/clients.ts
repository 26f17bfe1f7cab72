import type { CookieSerializeOptions } from '@fastify/cookie';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DEVICE_LIFETIME_MS, OTP_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import { networkOf } from '../../platform/http/networks.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** The browser or program that makes a request. */
export interface Client {
  /** An IPv4 /24 or an IPv6 /48. */
  readonly network: string;
  /** Browser and system, like 'Chrome on Android'. */
  readonly device: string;
  /** The browser's token since its last login; null for one that never logged in. */
  readonly deviceToken: string | null;
  /** The browser's secret since it requested a reset code; null for one that did not. */
  readonly resetSecret: string | null;
}

const DEVICE_COOKIE = 'device';
const RESET_COOKIE = 'reset';
/** 256 bits in base64url, as `randomSecret` makes them. */
const SECRET = /^[\w-]{43}$/;
const MAX_USER_AGENT_LENGTH = 512;

export const clientOf = (request: FastifyRequest): Client => ({
  network: networkOf(request.ip),
  device: deviceName(request.headers['user-agent'] ?? ''),
  deviceToken: secretIn(request.cookies?.[DEVICE_COOKIE]),
  resetSecret: secretIn(request.cookies?.[RESET_COOKIE]),
});

const secretIn = (cookie: string | undefined): string | null =>
  cookie !== undefined && SECRET.test(cookie) ? cookie : null;

/** Names in Bowser's parsers that its list lacks. */
const UNLISTED_BROWSERS = ['Miui', 'Opera Touch', 'SlimerJS'];
const BROWSER_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...UNLISTED_BROWSERS,
]);

/**
 * 'Chrome on Android', or the part of it that the header contains. Of a browser that it does not know, Bowser returns
 * the header's own words; they are left out, because the name stands in our warning of a new login.
 */
export function deviceName(userAgent: string): string {
  const header = userAgent.slice(0, MAX_USER_AGENT_LENGTH).trim();
  if (header === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(header);
  const browserName = browser.name !== undefined && BROWSER_NAMES.has(browser.name) ? browser.name : null;
  const names = [browserName, os.name].filter(Boolean);
  return names.length > 0 ? names.join(' on ') : 'Unknown device';
}

/** Remembers the browser that logged in. */
export function setDeviceCookie(reply: FastifyReply, settings: Settings, token: string): void {
  reply.setCookie(DEVICE_COOKIE, token, cookieOptions(settings, KNOWN_DEVICE_LIFETIME_MS));
}

/** Binds reset codes to the browser that requested them. */
export function setResetCookie(reply: FastifyReply, settings: Settings, secret: string): void {
  reply.setCookie(RESET_COOKIE, secret, cookieOptions(settings, OTP_LIFETIME_MS));
}

const cookieOptions = ({ publicUrl }: Settings, lifetimeMs: number): CookieSerializeOptions => ({
  path: '/api/onboarding',
  httpOnly: true,
  sameSite: 'strict',
  secure: publicUrl?.startsWith('https:') ?? false,
  maxAge: lifetimeMs / 1000,
});
