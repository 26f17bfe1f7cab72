import type { FastifyRequest } from 'fastify';
import { PICTURE_MAX_BYTES } from '#api/contract/users.ts';
import { Fault } from '../../http/fault.ts';

const FIELD = 'picture';

/**
 * The file that was sent as the field `picture` of a form.
 * @throws Fault `unsupported_media_type` or `malformed_request` when the body is no form, `picture_too_large`, or
 *   `invalid_fields` when the form has no such file.
 */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Fault('unsupported_media_type');
  const picture = await readForm(request).catch((error: unknown) => {
    // What the form's parser stumbles over has no status of its own.
    const isExplained = error instanceof Error && ('statusCode' in error || error instanceof Fault);
    throw isExplained ? error : new Fault('malformed_request');
  });
  if (!picture?.length) {
    throw new Fault('invalid_fields', { fields: { [FIELD]: 'Choose a picture.' } });
  }
  return picture;
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
