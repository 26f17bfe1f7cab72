import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import { emptyBody, success } from '#api/contract/envelope.ts';
import type { session } from '#api/contract/users.ts';
import {
  contactCodeRequest,
  contactVerification,
  passwordChange,
  profileChange,
  sessionParams,
  sessionsResponse,
  userResponse,
} from '#api/contract/users.ts';
import type { ContactChannel } from '#domain/accounts/accounts.ts';
import { PICTURE_MAX_BYTES } from '#domain/listings/pictures.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { area } from '../../platform/http/area.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { loggable } from '../../platform/http/loggable.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { route } from '../../platform/http/route.ts';
import { limitWrites } from '../../platform/http/write-limits.ts';
import { limitIdentifier } from '../identifier-limits.ts';
import { sessionSource } from '../sessions/known-devices.ts';
import type { SessionRow } from '../sessions/sessions.ts';
import { endOtherSessions, endSessionById, listSessions } from '../sessions/sessions.ts';
import { getUser, type UserRow } from '../users/store.ts';
import { toWireUser } from '../users/wire.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { requestContactCode, verifyContact } from './contacts.ts';
import { changePicture, removePicture } from './pictures/change.ts';
import { limitUploads } from './pictures/upload.ts';

/** OpenAPI's description of the uploaded form. */
const pictureForm = {
  type: 'object',
  required: ['picture'],
  properties: { picture: { type: 'string', format: 'binary' } },
} as const;

const VERIFIED: Readonly<Record<ContactChannel, string>> = {
  email: 'Your email address is verified.',
  phone: 'Your phone number is verified.',
};

/** Calls on the user's own account. */
function userRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const common = { tag: 'users', access: 'signedIn' } as const;
  const limited = limitWrites(dependencies);
  const withUpload = limitUploads();
  /** By session, so that who has stolen one keeps the owner on the same network from none of these calls. */
  const limitPrincipal = (principal: Principal, network: string): Promise<void> =>
    limitIdentifier(dependencies, {
      identifier: principal.userId,
      source: sessionSource(principal, network),
    });

  route(app, {
    ...common,
    method: 'GET',
    url: '/users/me',
    summary: 'The signed-in person',
    response: userResponse,
    handle: async ({ principal }) =>
      toResponse('You are signed in.', await getUser(dependencies.db, principal.userId)),
  });

  route(app, {
    ...common,
    method: 'PATCH',
    url: '/users/me',
    summary:
      "Change the signed-in person's details; a verified email or phone changes once the new one is verified",
    body: profileChange,
    response: userResponse,
    handle: async ({ body, principal, request }) => {
      const network = networkOf(request.ip);
      if (body.phone !== undefined || body.email !== undefined) await limitPrincipal(principal, network);
      const user = await limited(principal, () => changeProfile(dependencies, { principal, network }, body));
      return toResponse('Your profile is saved.', user);
    },
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/password',
    summary: "Change the signed-in person's password; their other sessions end",
    body: passwordChange,
    response: success(emptyBody),
    handle: async ({ body, principal, request }) => {
      const network = networkOf(request.ip);
      await limitPrincipal(principal, network);
      await limited(principal, () => changePassword(dependencies, { principal, network }, body));
      return { message: 'Your password is changed.', body: {} };
    },
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/contact-codes',
    summary: 'Send a code to the new email or phone, or to the email that is not verified yet',
    body: contactCodeRequest,
    response: success(emptyBody),
    handle: async ({ body, principal, request }) => {
      const network = networkOf(request.ip);
      await limitPrincipal(principal, network);
      await limited(principal, () =>
        requestContactCode(dependencies, principal, { channel: body.channel, network }),
      );
      return { message: 'A code is on its way to you.', body: {} };
    },
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/contacts/verify',
    summary: 'Verify the new email or phone by its code; where it replaces another, other sessions end',
    body: contactVerification,
    response: userResponse,
    handle: async ({ body, principal, request }) => {
      const network = networkOf(request.ip);
      await limitPrincipal(principal, network);
      const { channel, otp: code } = body;
      const user = await limited(principal, () =>
        verifyContact(dependencies, principal, { channel, code, network }),
      );
      return toResponse(VERIFIED[channel], user);
    },
  });

  route(app, {
    ...common,
    method: 'GET',
    url: '/users/me/sessions',
    summary: "The signed-in person's sessions, the last seen first",
    response: sessionsResponse,
    handle: async ({ principal }) => {
      const rows = await listSessions(dependencies.db, principal.userId, dependencies.now());
      return {
        message: 'Your sessions.',
        body: { sessions: rows.map((row) => toWireSession(row, principal.tokenHash)) },
      };
    },
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/sessions/:id/end',
    summary: "End one of the signed-in person's sessions",
    params: sessionParams,
    response: success(emptyBody),
    handle: async ({ principal, params }) => {
      if (!(await endSessionById(dependencies.db, principal.userId, params.id)))
        throw new HttpError('not_found');
      return { message: 'That session has ended.', body: {} };
    },
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/sessions/end-others',
    summary: 'End every session of the signed-in person but this one',
    response: success(emptyBody),
    handle: async ({ principal }) => {
      await endOtherSessions(dependencies.db, principal);
      return { message: 'Your other sessions have ended.', body: {} };
    },
  });

  route(app, {
    ...common,
    method: 'DELETE',
    url: '/users/me/picture',
    summary: "Remove the signed-in person's picture",
    response: userResponse,
    handle: async ({ principal }) => {
      const user = await limited(principal, () => removePicture(dependencies, principal.userId));
      return toResponse('Your picture is removed.', user);
    },
  });

  // Only this call accepts a form.
  app.register(async (forms) => {
    await forms.register(multipart, { limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 5 } });
    route(forms, {
      ...common,
      method: 'PUT',
      url: '/users/me/picture',
      summary: "Change the signed-in person's picture: a form with the file `picture`, JPEG, PNG or WebP",
      described: { consumes: ['multipart/form-data'], body: pictureForm },
      response: userResponse,
      handle: async ({ principal, request }) => {
        const onLeftover = (error: unknown) =>
          request.log.error({ err: loggable(error) }, 'a picture that was not taken was not deleted');
        const user = await withUpload(request, (file) =>
          changePicture(dependencies, principal.userId, file, onLeftover),
        );
        return toResponse('Your picture is saved.', user);
      },
    });
  });
}

const toResponse = (message: string, user: UserRow) => ({ message, body: { user: toWireUser(user) } });

export const profileArea = area<Dependencies>('profile', ['authentication'], userRoutes);

/** A session as its owner sees it, without the token's hash. */
const toWireSession = (row: SessionRow, currentTokenHash: string): Camel<z.input<typeof session>> => ({
  id: row.id,
  device: row.device,
  network: row.network,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  current: row.tokenHash === currentTokenHash,
});
