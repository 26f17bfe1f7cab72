import type { FastifyRequest } from 'fastify';
import { PICTURE_MAX_BYTES } from '#api/contract/users.ts';
import { Fault } from '../../http/fault.ts';

const FIELD = 'picture';
/** Each takes up to `PICTURE_MAX_BYTES` of memory while it is read. */
const MAX_AT_ONCE = 40;
const RETRY_AFTER_SECONDS = 10;
/** Longer than 5 MB take on a slow phone. */
const DEADLINE_MS = 120_000;

let underWay = 0;

/**
 * Reads the file that was sent as the field `picture` of a form, and answers what `use` makes of it.
 * @throws Fault `unsupported_media_type` or `malformed_request` when the body is no form, `picture_too_large`,
 *   `invalid_fields` when the form has no such file, or `too_many_requests` when too many are being sent.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  use: (picture: Buffer) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new Fault('unsupported_media_type');
  if (underWay >= MAX_AT_ONCE) {
    throw new Fault('too_many_requests', {
      message: 'Too many pictures are on their way just now. Please try again in a moment.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  underWay += 1;
  const deadline = setTimeout(() => request.raw.destroy(), DEADLINE_MS);
  try {
    const picture = await readForm(request).catch((error: unknown) => {
      // What the form's parser stumbles over has no status of its own.
      const isExplained = error instanceof Error && ('statusCode' in error || error instanceof Fault);
      throw isExplained ? error : new Fault('malformed_request');
    });
    clearTimeout(deadline);
    if (!picture?.length) {
      throw new Fault('invalid_fields', { fields: { [FIELD]: 'Choose a picture.' } });
    }
    return await use(picture);
  } finally {
    clearTimeout(deadline);
    underWay -= 1;
  }
}

async function readForm(request: FastifyRequest): Promise<Buffer | null> {
  let picture: Buffer | null = null;
  for await (const part of request.files({ limits: { fileSize: PICTURE_MAX_BYTES } })) {
    const file = await readFile(part.file);
    if (part.fieldname === FIELD) picture = file;
  }
  return picture;
}

async function readFile(file: AsyncIterable<Buffer> & { readonly truncated: boolean }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  if (file.truncated) throw new Fault('picture_too_large');
  return Buffer.concat(chunks);
}
