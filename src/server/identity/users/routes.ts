import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { nothing, success } from '#api/contract/envelope.ts';
import {
  contactCodeRequest,
  contactVerification,
  PICTURE_MAX_BYTES,
  passwordChange,
  profileChange,
  sessionParams,
  sessionsAnswer,
  userAnswer,
} from '#api/contract/users.ts';
import type { ContactChannel } from '#domain/accounts.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Fault } from '../../platform/http/fault.ts';
import { loggable } from '../../platform/http/loggable.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { route } from '../../platform/http/route.ts';
import { limitWrites } from '../../platform/http/write-limits.ts';
import { networkSource } from '../onboarding/known-devices.ts';
import { limitIdentifier } from '../onboarding/limits.ts';
import { endOtherSessions, endSessionById, listSessions } from '../onboarding/sessions.ts';
import { requestContactCode, verifyContact } from './contacts.ts';
import { changePassword } from './password.ts';
import { changePicture } from './pictures/change.ts';
import { withUpload } from './pictures/upload.ts';
import { changeProfile } from './profile.ts';
import { getUser, type UserRow } from './store.ts';
import { toWireSession, toWireUser } from './wire.ts';

/** The upload in OpenAPI's terms; `withUpload` reads it. */
const pictureForm = {
  type: 'object',
  required: ['picture'],
  properties: { picture: { type: 'string', format: 'binary' } },
} as const;

const VERIFIED: Readonly<Record<ContactChannel, string>> = {
  email: 'Your email address is verified.',
  phone: 'Your phone number is verified.',
};

/** What a person can see and change of their own account. */
export function userRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const common = { tag: 'users', access: 'signedIn' } as const;
  const limited = limitWrites(dependencies);
  const limitCaller = (userId: string, network: string): Promise<void> =>
    limitIdentifier(dependencies, { identifier: userId, source: networkSource(network) });

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
    summary: "Change the caller's details; a verified email or phone changes once the new one is verified",
    body: profileChange,
    answer: userAnswer,
    handle: async ({ body, caller, request }) => {
      const network = networkOf(request.ip);
      if (body.phone !== undefined || body.email !== undefined) await limitCaller(caller.userId, network);
      const user = await limited(caller.userId, () => changeProfile(dependencies, { caller, network }, body));
      return toAnswer('Your profile is saved.', user);
    },
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/password',
    summary: "Change the caller's password; their other sessions end",
    body: passwordChange,
    answer: success(nothing),
    handle: async ({ body, caller, request }) => {
      const network = networkOf(request.ip);
      await limitCaller(caller.userId, network);
      await limited(caller.userId, () => changePassword(dependencies, { caller, network }, body));
      return { message: 'Your password is changed.', body: {} };
    },
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/contact-codes',
    summary: 'Send a code to the new email or phone, or to the email that is not verified yet',
    body: contactCodeRequest,
    answer: success(nothing),
    handle: async ({ body, caller, request }) => {
      const network = networkOf(request.ip);
      await limitCaller(caller.userId, network);
      await limited(caller.userId, () =>
        requestContactCode(dependencies, caller, { channel: body.channel, network }),
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
    answer: userAnswer,
    handle: async ({ body, caller, request }) => {
      const network = networkOf(request.ip);
      await limitCaller(caller.userId, network);
      const { channel, otp: code } = body;
      const user = await limited(caller.userId, () =>
        verifyContact(dependencies, caller, { channel, code, network }),
      );
      return toAnswer(VERIFIED[channel], user);
    },
  });

  route(app, {
    ...common,
    method: 'GET',
    url: '/users/me/sessions',
    summary: "The caller's sessions, the last seen first",
    answer: sessionsAnswer,
    handle: async ({ caller }) => {
      const rows = await listSessions(dependencies.db, caller.userId, dependencies.now());
      return {
        message: 'Your sessions.',
        body: { sessions: rows.map((row) => toWireSession(row, caller.tokenHash)) },
      };
    },
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/sessions/:id/end',
    summary: "End one of the caller's sessions",
    params: sessionParams,
    answer: success(nothing),
    handle: async ({ caller, params }) => {
      if (!(await endSessionById(dependencies.db, caller.userId, params.id))) throw new Fault('not_found');
      return { message: 'That session has ended.', body: {} };
    },
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/sessions/end-others',
    summary: 'End every session of the caller but this one',
    answer: success(nothing),
    handle: async ({ caller }) => {
      await endOtherSessions(dependencies.db, caller);
      return { message: 'Your other sessions have ended.', body: {} };
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
