import { MediaStoreError } from './port.ts';

const MAX_ERROR_BYTES = 64 * 1024;

/** An error response of an S3 server. */
class S3Error extends MediaStoreError {
  readonly isMissingKey: boolean;

  constructor(message: string, isMissingKey: boolean) {
    super(message);
    this.isMissingKey = isMissingKey;
  }
}

/** The error for a failed response. Uses only the code of its XML, because the rest can quote the signed request. */
export async function s3ErrorOf(response: Response, base: string, what: string): Promise<S3Error> {
  const { status } = response;
  const code = /<Code>([A-Za-z0-9]{1,80})<\/Code>/.exec(await beginningOf(response))?.[1] ?? '';
  const shown = `${status}${code && ` ${code}`}`;
  if (code === 'NoSuchBucket')
    return new S3Error(`The media store at ${base} has no such bucket (${shown})`, false);
  if (code === 'AuthorizationHeaderMalformed' || status === 301)
    return new S3Error(
      `The media store at ${base} is of another region (${shown}): see MEDIA_S3_REGION`,
      false,
    );
  if (status === 404) return new S3Error(`The media store at ${base} has nothing there: ${what}`, true);
  if (status === 401 || status === 403)
    return new S3Error(
      `The media store at ${base} refuses the key or what it may do (${shown}): ${what}`,
      false,
    );
  return new S3Error(`The media store at ${base} answered ${shown} to ${what}`, false);
}

async function beginningOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_ERROR_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
