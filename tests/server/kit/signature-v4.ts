import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** S3's error codes, with their statuses. */
export const SIGNATURE_FAULTS = {
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
} as const;
type SignatureFault = keyof typeof SIGNATURE_FAULTS;

/**
 * Checks a request's signature as S3 does. Implemented from AWS's description of Signature Version 4 without a package,
 * so that the signing package does not check itself. Returns S3's error code, or null.
 */
export function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  keys: { readonly accessKeyId: string; readonly secretAccessKey: string; readonly region: string },
): SignatureFault | null {
  const parsed = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!parsed) return 'SignatureDoesNotMatch';
  const [, accessKeyId, day, region, signedHeaders = '', signature] = parsed;
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const payloadHash = header(request, 'x-amz-content-sha256');
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const url = new URL(request.url ?? '', 'http://any');
  const canonicalRequest = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...signedHeaders.split(';').map((name) => `${name}:${header(request, name)}`),
    '',
    signedHeaders,
    payloadHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const stringToSign = ['AWS4-HMAC-SHA256', header(request, 'x-amz-date'), scope, sha256(canonicalRequest)];
  const key = [day ?? '', keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  );
  const expected = createHmac('sha256', key).update(stringToSign.join('\n')).digest('hex');
  return signature === expected ? null : 'SignatureDoesNotMatch';
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

const header = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '');
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
