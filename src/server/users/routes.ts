import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { nothing, success } from '#api/contract/envelope.ts';
import { PICTURE_MAX_BYTES, passwordChange, profileChange, userAnswer } from '#api/contract/users.ts';
import type { Dependencies } from '../dependencies.ts';
import { loggable } from '../http/loggable.ts';
import { route } from '../http/route.ts';
import { limitIdentifier } from '../onboarding/limits.ts';
import { changePassword } from './password.ts';
import { changePicture } from './pictures/change.ts';
import { withUpload } from './pictures/upload.ts';
import { changeProfile } from './profile.ts';
import { getUser, type UserRow } from './store.ts';
import { toWireUser } from './wire.ts';

/** The upload in OpenAPI's terms; `withUpload` reads it. */
const pictureForm = {
  type: 'object',
  required: ['picture'],
  properties: { picture: { type: 'string', format: 'binary' } },
} as const;

/** What a person can see and change of their own account. */
export function userRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const common = { tag: 'users', access: 'signedIn' } as const;

  route(app, {
    ...common,
    method: 'GET',
    url: '/users/me',
    summary: 'The caller',
    answer: userAnswer,
    handle: async ({ caller }) =>
      toAnswer('You are signed in.', await getUser(dependencies.db, caller.userId)),
  });

  route(app, {
    ...common,
    method: 'PATCH',
    url: '/users/me',
    summary: "Change the caller's details; a changed phone must be verified again",
    body: profileChange,
    answer: userAnswer,
    handle: async ({ body, caller }) => {
      if (body.phone !== undefined || body.email !== undefined) {
        await limitIdentifier(dependencies, caller.userId);
      }
      return toAnswer('Your profile is saved.', await changeProfile(dependencies, caller.userId, body));
    },
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/password',
    summary: "Change the caller's password; their other sessions end",
    body: passwordChange,
    answer: success(nothing),
    handle: async ({ body, caller }) => {
      await limitIdentifier(dependencies, caller.userId);
      await changePassword(dependencies, caller, body);
      return { message: 'Your password is changed.', body: {} };
    },
  });

  // Forms are taken here alone: no other call reads one.
  app.register(async (forms) => {
    await forms.register(multipart, { limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 5 } });
    route(forms, {
      ...common,
      method: 'PUT',
      url: '/users/me/picture',
      summary: "Change the caller's picture: a form with the file `picture`, JPEG, PNG or WebP",
      described: { consumes: ['multipart/form-data'], body: pictureForm },
      answer: userAnswer,
      handle: async ({ caller, request }) => {
        const onLeftover = (error: unknown) =>
          request.log.error({ err: loggable(error) }, 'a picture that nobody has any more was not deleted');
        const user = await withUpload(request, (file) =>
          changePicture(dependencies, caller.userId, file, onLeftover),
        );
        return toAnswer('Your picture is saved.', user);
      },
    });
  });
}

const toAnswer = (message: string, user: UserRow) => ({ message, body: { user: toWireUser(user) } });
