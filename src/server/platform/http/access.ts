import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Fault } from './fault.ts';
import { networkOf } from './networks.ts';

/**
 * Who may make a call: `all` is anyone, and a token that is sent along tells who; `signedIn` needs a live
 * token; `verified` also a verified phone.
 */
export const ACCESS_RULES = ['all', 'signedIn', 'verified'] as const;
export type Access = (typeof ACCESS_RULES)[number];

export interface Caller {
  readonly userId: string;
  readonly isPhoneVerified: boolean;
  readonly tokenHash: string;
}
export type CallerOf<Who extends Access> = Who extends 'all' ? Caller | null : Caller;

/** Finds the live session of a token, used from a network; null when there is none, or it has expired. */
export type FindCaller = (tokenHash: string, network: string) => Promise<Caller | null>;

declare module 'fastify' {
  interface FastifyInstance {
    findCaller: FindCaller;
  }
}

/** Tokens are stored and looked up by this hash alone. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const authenticate =
  (access: Access) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    request.caller = token ? await request.server.findCaller(hashToken(token), networkOf(request.ip)) : null;
    if (request.caller) refuseOtherUser(request, request.caller, access);
    if (access === 'all') return;
    if (!request.caller) throw new Fault(token ? 'session_expired' : 'not_signed_in');
    if (access === 'verified' && !request.caller.isPhoneVerified) throw new Fault('phone_not_verified');
  };

const BEARER = /^Bearer ([\w-]{16,256})$/i;

const bearerToken = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

/**
 * The token alone says who calls; a `User_id` header that names another is refused, and so is `user_id` in the query
 * of a call that knows it.
 */
function refuseOtherUser(request: FastifyRequest, caller: Caller, access: Access): void {
  const query = access === 'all' ? null : request.query;
  const named = [
    request.headers.user_id,
    typeof query === 'object' && query !== null && 'user_id' in query ? query.user_id : undefined,
  ];
  if (named.some((userId) => userId !== undefined && userId !== caller.userId)) throw new Fault('not_yours');
}
