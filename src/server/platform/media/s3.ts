import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { errorChain } from '../error-chain.ts';
import { isMediaKey, mediaTypeOf } from './keys.ts';
import { type MediaStore, MediaStoreError } from './port.ts';
import { s3ErrorOf } from './s3-error.ts';

/** A bucket of any server that speaks S3's protocol. */
export interface S3Settings {
  /** Without the bucket: `https://s3.eu-west-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket in the path, else in the host's name. */
  readonly isPathStyle: boolean;
}

/** To the first byte of an answer, each try; a slow reader of the rest is another matter. */
const ANSWER_TIMEOUT_MS = 10_000;
/** After an answer of 429 or 5xx. Every call may be repeated. */
const RETRIES = 2;
/** Keys are never used for another picture, so that whatever stands before the bucket may keep it for ever. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Keeps media in a bucket that several servers share. The bucket has to be there. */
export function s3Store(settings: S3Settings): MediaStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = bucketAddress(settings);

  async function call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), ANSWER_TIMEOUT_MS);
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
        'cache-control': CACHE_CONTROL,
        'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
      };
      const answer = await call('PUT', key, { headers, body: new Uint8Array(content) });
      if (!answer.ok) throw await s3ErrorOf(answer, base, `PUT ${key}`);
      await answer.body?.cancel();
    },

    async get(key) {
      if (!isMediaKey(key)) return null;
      const answer = await call('GET', key);
      if (!answer.ok || !answer.body) {
        const refusal = await s3ErrorOf(answer, base, `GET ${key}`);
        if (refusal.isMissingKey) return null;
        throw refusal;
      }
      return {
        body: Readable.from(answer.body, { objectMode: false }),
        contentType: mediaTypeOf(key),
        sizeBytes: Number(answer.headers.get('content-length')),
        etag: answer.headers.get('etag') ?? `"${key}"`,
      };
    },

    async exists(key) {
      if (!isMediaKey(key)) return false;
      // A HEAD has no body, so that a bucket that is not there reads as a key that is not.
      const answer = await call('HEAD', key);
      if (answer.ok) return true;
      const refusal = await s3ErrorOf(answer, base, `HEAD ${key}`);
      if (refusal.isMissingKey) return false;
      throw refusal;
    },

    async delete(key) {
      mediaTypeOf(key);
      const answer = await call('DELETE', key);
      const refusal = answer.ok ? null : await s3ErrorOf(answer, base, `DELETE ${key}`);
      if (refusal && !refusal.isMissingKey) throw refusal;
      await answer.body?.cancel();
    },
  };
}

function bucketAddress({ endpoint, bucket, isPathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const path = url.pathname.replace(/\/$/, '');
  return `${url.origin}${path}${isPathStyle ? `/${bucket}` : ''}`;
}

/** The innermost error's message: that of `fetch` says only that it failed. */
function reasonOf(error: unknown): string {
  const cause = errorChain(error).at(-1);
  return cause ? cause.message || cause.name : String(error);
}
