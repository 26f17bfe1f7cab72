import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { PICTURE_MAX_BYTES } from '#domain/listings/pictures.ts';
import { HttpError } from '../../../platform/http/http-error.ts';

const FIELD = 'picture';
const RETRY_AFTER_SECONDS = 5;

interface Upload {
  readonly request: FastifyRequest;
  /** Until the whole body was received. */
  isReceiving: boolean;
}

/**
 * Stores the form's field `picture` in a temporary file while `use` runs with its path, and returns the result of
 * `use`. Ends an earlier upload of the same user that is still being received, because the user is trying again.
 * @throws HttpError `unsupported_media_type` or `malformed_request` if the body is no form, `picture_too_large`,
 *   `invalid_fields` if the form has no such file, or `too_many_requests` while their last one is being processed.
 */
type WithUpload = <Result>(
  request: FastifyRequest,
  use: (file: string) => Promise<Result>,
) => Promise<Result>;

/**
 * One upload per user and no global limit, so that stalled uploads block nobody else. The file is stored on disk, not in
 * memory; the server's `requestTimeout` ends stalled uploads.
 */
export function limitUploads(): WithUpload {
  const uploads = new Map<string, Upload>();
  return async (request, use) => {
    if (!request.principal) throw new HttpError('not_signed_in');
    if (!request.isMultipart()) throw new HttpError('unsupported_media_type');
    const { userId } = request.principal;
    endEarlierUpload(uploads.get(userId));
    const upload: Upload = { request, isReceiving: true };
    uploads.set(userId, upload);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'upload-'));
    try {
      const file = path.join(folder, FIELD);
      const sizeBytes = await storeForm(request, file).catch((error: unknown) => {
        // Errors of the form's parser have no status.
        const isExplained = error instanceof Error && ('statusCode' in error || error instanceof HttpError);
        throw isExplained ? error : new HttpError('malformed_request');
      });
      upload.isReceiving = false;
      if (sizeBytes === 0)
        throw new HttpError('invalid_fields', { fields: { [FIELD]: 'Choose a picture.' } });
      return await use(file);
    } finally {
      if (uploads.get(userId) === upload) uploads.delete(userId);
      await rm(folder, { recursive: true, force: true });
    }
  };
}

function endEarlierUpload(earlier: Upload | undefined): void {
  if (earlier && !earlier.isReceiving)
    throw new HttpError('too_many_requests', {
      message: 'We are still reading your last picture. Please try again in a moment.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  earlier?.request.raw.destroy();
}

/** Writes the field's file to a path, and returns its size in bytes; 0 if the form has none. */
async function storeForm(request: FastifyRequest, file: string): Promise<number> {
  let sizeBytes = 0;
  for await (const part of request.files({ limits: { fileSize: PICTURE_MAX_BYTES } })) {
    if (part.fieldname !== FIELD) {
      part.file.resume();
      continue;
    }
    const stored = createWriteStream(file);
    await pipeline(part.file, stored);
    if (part.file.truncated) throw new HttpError('picture_too_large');
    sizeBytes = stored.bytesWritten;
  }
  return sizeBytes;
}
