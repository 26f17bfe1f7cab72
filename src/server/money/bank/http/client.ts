import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { errorChain, errorCode } from '../../../platform/error-chain.ts';
import type { BankFailure, BankFailureReason, BankResult, MayBegin } from '../../../platform/ports/bank.ts';
import { parseExactJson } from './exact-json.ts';
import { loggableMessage } from './masking.ts';
import { readBody } from './read-body.ts';

const ATTEMPT_DEADLINE_MS = 8_000;
/** Before the second and the third attempt of a call that may be repeated. */
const RETRY_WAITS_MS = [200, 800] as const;

/** A provider's envelope, read: whether it reports success, its message, and what it carries. */
export interface Envelope {
  readonly isSuccess: boolean;
  /** Whether its message says that there is no such thing: not every provider sends 404. */
  readonly isNotFound: boolean;
  readonly message: string;
  readonly data: unknown;
}

interface ClientOptions {
  readonly provider: string;
  readonly baseUrl: string;
  /** Never shown in a failure. */
  readonly secrets: readonly string[];
  /** Null where the JSON is not the provider's envelope. */
  readonly readEnvelope: (json: unknown) => Envelope | null;
}

export interface BankCall<Schema extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST';
  /** `/transaction/verify/{reference}`: shown in failures, so that no reference or account number is. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  /** What the envelope carries, its numbers as text. */
  readonly response: Schema;
  /** Whether carrying it out twice is the same as once; a GET always is. */
  readonly isRepeatable?: boolean;
  readonly mayBegin?: MayBegin;
}

export type BankClient = <Schema extends z.ZodMiniType>(
  call: BankCall<Schema>,
) => Promise<BankResult<z.output<Schema>>>;

/** Connecting failed, so that the call never left. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Calls of one provider: with a deadline, a limit of size, and JSON alone. A call that may be repeated is tried three
 * times; another one never again, since the provider may have carried it out.
 */
export function bankClient({ provider, baseUrl, secrets, readEnvelope }: ClientOptions): BankClient {
  return async (call) => {
    const isRepeatable = call.isRepeatable ?? call.method === 'GET';
    let result = await attempt(call, isRepeatable);
    for (const waitMs of RETRY_WAITS_MS) {
      if (!isRepeatable || result.outcome !== 'retryable' || !PASSING.has(result.reason)) break;
      await setTimeout(waitMs);
      result = await attempt(call, isRepeatable);
    }
    return result;
  };

  async function attempt<Schema extends z.ZodMiniType>(
    call: BankCall<Schema>,
    isRepeatable: boolean,
  ): Promise<BankResult<z.output<Schema>>> {
    const failure = (
      outcome: BankFailure['outcome'],
      reason: BankFailureReason,
      what: string,
    ): BankFailure => ({
      outcome,
      reason,
      detail: `${provider} ${call.method} ${call.path}: ${what}`,
    });
    /** Nothing shows whether it was carried out. */
    const uncertain = (reason: BankFailureReason, what: string): BankFailure =>
      failure(isRepeatable ? 'retryable' : 'unknown', reason, what);

    // Nothing may be awaited between the two: the response to the question is out of date soon.
    if (call.mayBegin && !(await call.mayBegin()))
      return failure(
        'retryable',
        'superseded',
        'not made: its attempt was overtaken, or had no time left for it',
      );
    const sent = await send(baseUrl, call).catch((error: unknown) => toError(error));
    if (sent instanceof Error) {
      const code = errorChain(sent)
        .map(errorCode)
        .find((each) => each !== null);
      if (code && NOT_SENT.has(code)) return failure('retryable', 'unreachable', code);
      return sent.name === 'TimeoutError'
        ? uncertain('timeout', `no response within ${ATTEMPT_DEADLINE_MS / 1_000} s`)
        : uncertain('unreachable', code ?? 'the connection broke');
    }
    const { status, text } = sent;
    const json = text === null ? undefined : parseExactJson(text);
    const envelope = json === undefined ? null : readEnvelope(json);
    const message = envelope ? loggableMessage(envelope.message, secrets) : describeBody(text);
    const said = `HTTP ${status}, ${message}`;
    // A firewall before the provider says 403 too, by a page.
    if (status === 401 || (status === 403 && envelope)) return failure('retryable', 'wrong_key', said);
    if (status === 403) return failure('retryable', 'provider_error', said);
    if (status === 429) return failure('retryable', 'rate_limited', said);
    if (status >= 500) return uncertain('provider_error', said);
    if (!envelope || (status >= 300 && status < 400)) return uncertain('unreadable_response', said);
    if (status === 404 || (envelope.isNotFound && !envelope.isSuccess))
      return failure('refused', 'not_found', said);
    if (status >= 400) return failure('refused', 'rejected', said);
    // An error inside a 200 does not say that nothing was done.
    if (!envelope.isSuccess) return failure(isRepeatable ? 'refused' : 'unknown', 'rejected', said);
    const parsed = z.safeParse(call.response, envelope.data);
    if (parsed.success) return { outcome: 'ok', value: parsed.data };
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return uncertain('unreadable_response', `HTTP ${status}, an unexpected value at '${path}'`);
  }
}

/** Reasons that a second attempt may not meet. */
const PASSING: ReadonlySet<BankFailureReason> = new Set([
  'unreachable',
  'timeout',
  'provider_error',
  'unreadable_response',
]);

async function send(
  baseUrl: string,
  { method, path, params = {}, query = {}, headers, body }: BankCall<z.ZodMiniType>,
): Promise<{ status: number; text: string | null }> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${filled}${search && `?${search}`}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    // A redirect would take the key to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(ATTEMPT_DEADLINE_MS),
  });
  return { status: response.status, text: await readBody(response) };
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

function describeBody(text: string | null): string {
  if (text === null) return 'a response that is too long';
  if (text.trim() === '') return 'an empty response';
  return /^\s*</.test(text) ? 'HTML instead of JSON' : 'not the JSON that it documents';
}
