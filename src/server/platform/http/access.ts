import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';
import { networkOf } from './networks.ts';

/**
 * Who may make a call: `all` is anyone, with or without a token; `signedIn` needs a live session's token; `verified`
 * also a verified phone.
 */
export const ACCESS_RULES = ['all', 'signedIn', 'verified'] as const;
export type Access = (typeof ACCESS_RULES)[number];

/** The signed-in person who makes a request. */
export interface Principal {
  readonly userId: string;
  readonly isPhoneVerified: boolean;
  readonly tokenHash: string;
}
export type PrincipalOf<Who extends Access> = Who extends 'all' ? Principal | null : Principal;

/** Finds the live session of a token, used from a network; null when there is none, or it has expired. */
export type FindPrincipal = (tokenHash: string, network: string) => Promise<Principal | null>;

declare module 'fastify' {
  interface FastifyInstance {
    findPrincipal: FindPrincipal;
  }
}

/** Tokens are stored and looked up by this hash alone. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const authenticate =
  (access: Access) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    request.principal = token
      ? await request.server.findPrincipal(hashToken(token), networkOf(request.ip))
      : null;
    if (request.principal) rejectOtherUser(request, request.principal, access);
    if (access === 'all') return;
    if (!request.principal) throw new HttpError(token ? 'session_expired' : 'not_signed_in');
    if (access === 'verified' && !request.principal.isPhoneVerified)
      throw new HttpError('phone_not_verified');
  };

const BEARER = /^Bearer ([\w-]{16,256})$/i;

const bearerToken = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

/**
 * The token alone identifies the principal: a `User_id` header that names another user is rejected, and so is
 * `user_id` in the query of a call that has it.
 */
function rejectOtherUser(request: FastifyRequest, principal: Principal, access: Access): void {
  const query = access === 'all' ? null : request.query;
  const named = [
    request.headers.user_id,
    typeof query === 'object' && query !== null && 'user_id' in query ? query.user_id : undefined,
  ];
  if (named.some((userId) => userId !== undefined && userId !== principal.userId))
    throw new HttpError('not_yours');
}
