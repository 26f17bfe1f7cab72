import type * as z from 'zod/mini';
import type { ContactChannel } from '#domain/accounts/accounts.ts';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import { emptyBody, success } from '../contract/envelope.ts';
import {
  type erasure,
  type erasureRequest,
  erasureResponse,
  type ownDataRequest,
  type passwordChange,
  type profileChange,
  type session,
  sessionsResponse,
  type user,
  userResponse,
} from '../contract/users.ts';
import { type DownloadedFile, download } from '../download.ts';

export type User = Camel<z.output<typeof user>>;
export type Session = Camel<z.output<typeof session>>;
export type Erasure = Camel<z.output<typeof erasure>>;
export type ProfileChange = Camel<z.input<typeof profileChange>>;
export type PasswordChange = Camel<z.input<typeof passwordChange>>;

export const getMe = async (signal?: AbortSignal): Promise<User> =>
  (await call('GET', '/users/me', userResponse, signal ? { signal } : {})).body.user;

export const changeProfile = async (body: ProfileChange): Promise<User> =>
  (await call('PATCH', '/users/me', userResponse, { body })).body.user;

export async function changePicture(picture: Blob): Promise<User> {
  const form = new FormData();
  form.append('picture', picture);
  return (await call('PUT', '/users/me/picture', userResponse, { form })).body.user;
}

export const removePicture = async (): Promise<User> =>
  (await call('DELETE', '/users/me/picture', userResponse)).body.user;

export const changePassword = (body: PasswordChange) =>
  call('POST', '/users/me/password', success(emptyBody), { body });

/** Sends a code to the pending email or phone, or to the email that is not verified yet. */
export const requestContactCode = (channel: ContactChannel) =>
  call('POST', '/users/me/contact-codes', success(emptyBody), { body: { channel } });

/** Verifies the pending email or phone with its code. If it replaces an old one, other sessions end. */
export const verifyContact = async (body: { channel: ContactChannel; otp: string }): Promise<User> =>
  (await call('POST', '/users/me/contacts/verify', userResponse, { body })).body.user;

export const listSessions = async (signal?: AbortSignal): Promise<Session[]> =>
  (await call('GET', '/users/me/sessions', sessionsResponse, signal ? { signal } : {})).body.sessions;

export const endSession = (id: string) => call('POST', `/users/me/sessions/${id}/end`, success(emptyBody));

export const endOtherSessions = () => call('POST', '/users/me/sessions/end-others', success(emptyBody));

/** Everything stored about the signed-in buyer, as a ZIP file. */
export const exportOwnData = (body: Camel<z.input<typeof ownDataRequest>>): Promise<DownloadedFile> =>
  download('/users/me/export', body);

/** What must be settled before the account can be erased. */
export const getErasure = async (signal?: AbortSignal): Promise<Erasure> =>
  (await call('GET', '/users/me/erasure', erasureResponse, signal ? { signal } : {})).body.erasure;

/** Erases the account permanently and ends this session. */
export const eraseAccount = (body: Camel<z.input<typeof erasureRequest>>) =>
  call('POST', '/users/me/erasure', success(emptyBody), { body });
