import { MediaStoreError } from './port.ts';

const MAX_ERROR_BYTES = 64 * 1024;

/** What an S3 server answers instead of doing what it was asked. */
class S3Error extends MediaStoreError {
  readonly isMissingKey: boolean;

  constructor(message: string, isMissingKey: boolean) {
    super(message);
    this.isMissingKey = isMissingKey;
  }
}

/** Of the answer's XML only its code is told: the rest can quote what was signed. */
export async function s3ErrorOf(answer: Response, base: string, what: string): Promise<S3Error> {
  const { status } = answer;
  const code = /<Code>([A-Za-z0-9]{1,80})<\/Code>/.exec(await beginningOf(answer))?.[1] ?? '';
  const told = `${status}${code && ` ${code}`}`;
  if (code === 'NoSuchBucket')
    return new S3Error(`The media store at ${base} has no such bucket (${told})`, false);
  if (code === 'AuthorizationHeaderMalformed' || status === 301)
    return new S3Error(
      `The media store at ${base} is of another region (${told}): see MEDIA_S3_REGION`,
      false,
    );
  if (status === 404) return new S3Error(`The media store at ${base} has nothing there: ${what}`, true);
  if (status === 401 || status === 403)
    return new S3Error(
      `The media store at ${base} refuses the key or what it may do (${told}): ${what}`,
      false,
    );
  return new S3Error(`The media store at ${base} answered ${told} to ${what}`, false);
}

async function beginningOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_ERROR_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
