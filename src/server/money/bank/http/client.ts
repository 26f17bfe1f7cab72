import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { errorChain, errorCode } from '../../../platform/error-chain.ts';
import type {
  BankFailure,
  BankFailureReason,
  BankResult,
  ConfirmSend,
} from '../../../platform/ports/bank.ts';
import { parseExactJson } from './exact-json.ts';
import { loggableMessage } from './masking.ts';
import type { ReadRejection } from './rejections.ts';

const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

const ATTEMPT_DEADLINE_MS = 8_000;
/** Waits before the second and the third attempt of a repeatable call. */
const RETRY_WAITS_MS = [200, 800] as const;

/** A provider's parsed envelope: whether it reports success, its message, and its data. */
export interface Envelope {
  readonly isSuccess: boolean;
  /** Whether the message reports a missing object, because not every provider responds with 404. */
  readonly isNotFound: boolean;
  readonly message: string;
  /** The provider's error code, if it has one. */
  readonly code?: string;
  readonly data: unknown;
}

interface ClientOptions {
  readonly provider: string;
  readonly baseUrl: string;
  /** Removed from all error details. */
  readonly secrets: readonly string[];
  /** Returns null if the JSON is not the provider's envelope. */
  readonly readEnvelope: (json: unknown) => Envelope | null;
}

export interface BankCall<Schema extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST';
  /** `/transaction/verify/{reference}`: a template, because errors show it, without references or account numbers. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The schema of the envelope's data, with numbers as text. */
  readonly response: Schema;
  /** Whether the call is idempotent; always true for GET. */
  readonly isRepeatable?: boolean;
  readonly confirmSend?: ConfirmSend;
  /** Reads what a rejection is about; without it, every rejection is about the request. */
  readonly rejection?: ReadRejection;
}

export type BankClient = <Schema extends z.ZodMiniType>(
  call: BankCall<Schema>,
) => Promise<BankResult<z.output<Schema>>>;

const REQUEST_TIMEOUT = 408;

/** The connection failed, so the request was not sent. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * An HTTP client for one provider, with a deadline, a size limit, and JSON only. An idempotent call is attempted up to
 * three times; any other only once, because the provider may have carried it out.
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
    /** It is unknown whether the call was carried out. */
    const uncertain = (reason: BankFailureReason, what: string): BankFailure =>
      failure(isRepeatable ? 'retryable' : 'unknown', reason, what);

    // Await nothing between this check and the request, because the check's result is soon outdated.
    if (call.confirmSend && !(await call.confirmSend()))
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
    // A firewall in front of the provider also responds with 403, but with a web page.
    if (status === 401 || (status === 403 && envelope)) return failure('retryable', 'wrong_key', said);
    if (status === 403) return failure('retryable', 'provider_error', said);
    if (status === 429) return failure('retryable', 'rate_limited', said);
    if (status >= 500) return uncertain('provider_error', said);
    // A gateway in front of the provider gave up, perhaps after it had passed the request on.
    if (status === REQUEST_TIMEOUT) return uncertain('timeout', said);
    if (!envelope || (status >= 300 && status < 400)) return uncertain('unreadable_response', said);
    const isNotFound = status === 404 || (envelope.isNotFound && !envelope.isSuccess);
    if (status >= 400 || !envelope.isSuccess) {
      const { rejection = aboutRequest } = call;
      const reason = rejection({ code: envelope.code ?? '', message: envelope.message, isNotFound });
      const isPermanent = reason === 'rejected' || reason === 'not_found';
      // An error in a 200 response does not prove that nothing was carried out.
      const isProof = status >= 400 || isRepeatable || reason === 'not_found';
      return failure(isProof ? (isPermanent ? 'refused' : 'retryable') : 'unknown', reason, said);
    }
    const parsed = z.safeParse(call.response, envelope.data);
    if (parsed.success) return { outcome: 'ok', value: parsed.data };
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return uncertain('unreadable_response', `HTTP ${status}, an unexpected value at '${path}'`);
  }
}

const aboutRequest: ReadRejection = ({ isNotFound }) => (isNotFound ? 'not_found' : 'rejected');

/** Errors that may not occur at a second attempt. */
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
    // Following a redirect would send the key to another host.
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

/** The text of a response; null if it is longer than any bank's response. */
async function readBody(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.byteLength;
    // Leaving the loop cancels the remaining download.
    if (sizeBytes > MAX_RESPONSE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
