import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { errorChain } from '../error-chain.ts';
import { cachingOf, isMediaKey, mediaTypeOf } from './keys.ts';
import { type MediaStore, MediaStoreError } from './port.ts';
import { s3ErrorOf } from './s3-error.ts';

/** A bucket on any S3-compatible server. */
export interface S3Settings {
  /** Without the bucket: `https://s3.eu-west-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether URLs have the bucket in the path; otherwise it is in the host name. */
  readonly isPathStyle: boolean;
}

/** Per attempt, until the response's headers. */
const RESPONSE_TIMEOUT_MS = 10_000;
/** Retries after 429 or 5xx; every call is idempotent. */
const RETRIES = 2;

/** Stores media in an existing bucket that several servers share. */
export function s3Store(settings: S3Settings): MediaStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = bucketAddress(settings);

  async function call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), RESPONSE_TIMEOUT_MS);
    try {
      const request = { ...init, method, redirect: 'manual', signal: deadline.signal } as const;
      return await client.fetch(`${base}/${key}`, request);
    } catch (error) {
      const reason = deadline.signal.aborted ? 'it took too long' : reasonOf(error);
      throw new MediaStoreError(`The media store at ${base} does not answer: ${reason}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async put(key, content) {
      const headers = {
        'content-type': mediaTypeOf(key),
        'cache-control': cachingOf(key),
        'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
      };
      const response = await call('PUT', key, { headers, body: new Uint8Array(content) });
      if (!response.ok) throw await s3ErrorOf(response, base, `PUT ${key}`);
      await response.body?.cancel();
    },

    async get(key) {
      if (!isMediaKey(key)) return null;
      const response = await call('GET', key);
      if (!response.ok || !response.body) {
        const error = await s3ErrorOf(response, base, `GET ${key}`);
        if (error.isMissingKey) return null;
        throw error;
      }
      return {
        body: Readable.from(response.body, { objectMode: false }),
        contentType: mediaTypeOf(key),
        sizeBytes: Number(response.headers.get('content-length')),
        etag: response.headers.get('etag') ?? `"${key}"`,
      };
    },

    async exists(key) {
      if (!isMediaKey(key)) return false;
      // The response to HEAD has no body, so a missing bucket looks like a missing key.
      const response = await call('HEAD', key);
      if (response.ok) return true;
      const error = await s3ErrorOf(response, base, `HEAD ${key}`);
      if (error.isMissingKey) return false;
      throw error;
    },

    async delete(key) {
      mediaTypeOf(key);
      const response = await call('DELETE', key);
      const error = response.ok ? null : await s3ErrorOf(response, base, `DELETE ${key}`);
      if (error && !error.isMissingKey) throw error;
      await response.body?.cancel();
    },
  };
}

function bucketAddress({ endpoint, bucket, isPathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const path = url.pathname.replace(/\/$/, '');
  return `${url.origin}${path}${isPathStyle ? `/${bucket}` : ''}`;
}

/** The innermost error's message, because `fetch` itself only reports that it failed. */
function reasonOf(error: unknown): string {
  const cause = errorChain(error).at(-1);
  return cause ? cause.message || cause.name : String(error);
}
