import * as z from 'zod/mini';
import { errorChain, errorCode } from '../../platform/error-chain.ts';

const TIMEOUT_MS = 15_000;

interface Call {
  /** The name in error messages: 'Termii'. */
  readonly name: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
  readonly signal: AbortSignal;
}

export interface CallResult {
  readonly status: number;
  /** Null if the response is not JSON, like an error page of a proxy. */
  readonly body: unknown;
}

/** Posts JSON. @throws Error, without address, key and body, if there is no response in time. */
export async function postJson({ name, url, headers, body, signal }: Call): Promise<CallResult> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (error) {
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'in time' : 'at all';
    // Like ENOTFOUND for a wrong address. Codes hold no address, key or body.
    const code = errorChain(error)
      .map(errorCode)
      .find((each) => each !== null);
    throw new Error(`${name} did not respond ${reason}${code ? ` (${code})` : ''}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return z.parse(z.unknown(), JSON.parse(text));
  } catch {
    return null;
  }
}
