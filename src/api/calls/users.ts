import type * as z from 'zod/mini';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import { nothing, success } from '../contract/envelope.ts';
import { type passwordChange, type profileChange, type user, userAnswer } from '../contract/users.ts';

export type User = Camel<z.output<typeof user>>;
export type ProfileChange = Camel<z.input<typeof profileChange>>;
export type PasswordChange = Camel<z.input<typeof passwordChange>>;

export const getMe = async (signal?: AbortSignal): Promise<User> =>
  (await call('GET', '/users/me', userAnswer, signal ? { signal } : {})).body.user;

export const changeProfile = async (body: ProfileChange): Promise<User> =>
  (await call('PATCH', '/users/me', userAnswer, { body })).body.user;

export async function changePicture(picture: Blob): Promise<User> {
  const form = new FormData();
  form.append('picture', picture);
  return (await call('PUT', '/users/me/picture', userAnswer, { form })).body.user;
}

export const changePassword = (body: PasswordChange) =>
  call('POST', '/users/me/password', success(nothing), { body });
