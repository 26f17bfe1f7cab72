import * as z from 'zod/mini';
import type { BankResult } from '../../../platform/ports/bank.ts';
import { type BankCall, bankClient, type Envelope } from '../http/client.ts';
import { mapResult } from '../results.ts';

const envelope = z.object({
  requestSuccessful: z.boolean(),
  responseMessage: z.string(),
  responseBody: z.optional(z.unknown()),
});

function readEnvelope(json: unknown): Envelope | null {
  const parsed = z.safeParse(envelope, json);
  if (!parsed.success) return null;
  const { requestSuccessful, responseMessage, responseBody } = parsed.data;
  const isNotFound = /not found|cannot find|could not find|no transaction|does not exist/i.test(
    responseMessage,
  );
  return { isSuccess: requestSuccessful, isNotFound, message: responseMessage, data: responseBody };
}

/** How long before its expiry a token is renewed. */
const RENEW_EARLY_MS = 60_000;

const login = z.object({ accessToken: z.string(), expiresIn: z.string().check(z.regex(/^\d+$/)) });

interface Options {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secretKey: string;
}

type AuthorizedCall<Schema extends z.ZodMiniType> = Omit<BankCall<Schema>, 'headers'>;

export type MonnifyClient = <Schema extends z.ZodMiniType>(
  call: AuthorizedCall<Schema>,
) => Promise<BankResult<z.output<Schema>>>;

/**
 * A client for Monnify's API. It fetches an access token, shares it between calls, and renews it before it expires or
 * after it is rejected; a call with a rejected token was not carried out.
 */
export function monnifyClient({ baseUrl, apiKey, secretKey }: Options): {
  readonly call: MonnifyClient;
  /** Fetches a new token. */
  readonly login: () => Promise<BankResult<string>>;
} {
  const send = bankClient({ provider: 'monnify', baseUrl, secrets: [apiKey, secretKey], readEnvelope });
  const basic = Buffer.from(`${apiKey}:${secretKey}`).toString('base64');
  let token: { readonly result: Promise<BankResult<string>>; expiresAtMs: number } | null = null;

  function startLogin(): Promise<BankResult<string>> {
    const started = { result: fetchToken(), expiresAtMs: Number.POSITIVE_INFINITY };
    token = started;
    return started.result;

    async function fetchToken(): Promise<BankResult<string>> {
      const result = await send({
        method: 'POST',
        path: '/api/v1/auth/login',
        headers: { authorization: `Basic ${basic}` },
        body: {},
        response: login,
        isRepeatable: true,
      });
      if (result.outcome === 'ok')
        started.expiresAtMs = performance.now() + Number(result.value.expiresIn) * 1_000 - RENEW_EARLY_MS;
      else if (token === started) token = null;
      return mapResult(result, ({ accessToken }) => accessToken);
    }
  }

  const currentToken = (): Promise<BankResult<string>> =>
    token && performance.now() < token.expiresAtMs ? token.result : startLogin();

  const call: MonnifyClient = async (request) => {
    const bearer = await currentToken();
    if (bearer.outcome !== 'ok') return bearer;
    const authorized = { ...request, headers: { authorization: `Bearer ${bearer.value}` } };
    const result = await send(authorized);
    if (result.outcome === 'ok' || result.reason !== 'wrong_key') return result;
    const renewed = await startLogin();
    if (renewed.outcome !== 'ok') return renewed;
    return send({ ...request, headers: { authorization: `Bearer ${renewed.value}` } });
  };

  return { call, login: startLogin };
}
