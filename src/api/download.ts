import { authHeaders, rejected } from './client.ts';
import { apiContext } from './context.ts';
import { toSnake } from './contract/case.ts';
import { ApiError } from './failure.ts';

const TIMEOUT_MS = 30_000;

export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

const NAME = /filename="([^"]+)"/;

/**
 * Fetches a file of the signed-in buyer with the session headers, which a link could not send. Sends POST if there is a
 * body.
 * @throws ApiError on every failure, with a sentence for the buyer.
 */
export async function download(path: string, body?: object): Promise<DownloadedFile> {
  const context = apiContext();
  const { baseUrl, principal } = context;
  try {
    const response = await fetch(baseUrl + path, {
      ...(body && { method: 'POST', body: JSON.stringify(toSnake(body)) }),
      headers: { ...authHeaders(principal), ...(body && { 'Content-Type': 'application/json' }) },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      const rejection: unknown = await response.json().catch(() => null);
      const retryAfter = response.headers.get('retry-after') ?? undefined;
      throw rejected(context, principal, { status: response.status, body: rejection, retryAfter });
    }
    const name = NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'document';
    return { name, content: await response.blob() };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError({ code: 'network_down', status: null });
  }
}
