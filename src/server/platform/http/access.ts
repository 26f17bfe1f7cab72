import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';
import { networkOf } from './networks.ts';

/**
 * Who may make a call. `all`: anyone, with or without a token. `signedIn`: requires the token of a live session.
 * `verified`: also requires a verified phone.
 */
const ACCESS_RULES = ['all', 'signedIn', 'verified'] as const;
export type Access = (typeof ACCESS_RULES)[number];

/** The signed-in user of a request. */
export interface Principal {
  readonly userId: string;
  readonly isPhoneVerified: boolean;
  readonly tokenHash: string;
}
export type PrincipalOf<Who extends Access> = Who extends 'all' ? Principal | null : Principal;

/** Finds the live session of a token and records the client's network. Null if there is none, or it has expired. */
export type FindPrincipal = (tokenHash: string, network: string) => Promise<Principal | null>;

declare module 'fastify' {
  interface FastifyInstance {
    findPrincipal: FindPrincipal;
  }
}

/** Tokens are stored and looked up only by this hash. */
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
 * Rejects a `User_id` header that names another user than the token, and the same in the query's `user_id`, except in
 * calls open to all.
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
