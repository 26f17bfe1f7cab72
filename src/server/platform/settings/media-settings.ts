import path from 'node:path';
import * as z from 'zod/mini';
import type { MediaSettings } from '../media/open.ts';
import { MEDIA_STORES } from '../media/port.ts';
import { flag, notEmpty, oneOf, secret, setting } from './setting.ts';
import { SettingsError } from './settings-error.ts';

export const MEDIA_SETTINGS = {
  MEDIA_STORE: setting(
    oneOf(MEDIA_STORES),
    'folder',
    'Where uploaded pictures are kept: `DATA_DIR/uploads`, or a bucket that several servers share',
  ),
  MEDIA_S3_ENDPOINT: setting(
    z.nullable(z.url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.com' })),
    null,
    'With `s3`: the address of the S3-compatible server, without the bucket',
  ),
  MEDIA_S3_BUCKET: setting(
    z.nullable(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a name of a bucket'))),
    null,
    'With `s3`: the bucket, which has to be there',
  ),
  MEDIA_S3_REGION: setting(notEmpty, 'us-east-1', 'With `s3`: the region that calls are signed for'),
  MEDIA_S3_KEY: setting(z.nullable(notEmpty), null, 'With `s3`: the id of the access key'),
  MEDIA_S3_SECRET: secret(z.nullable(notEmpty), null, 'With `s3`: the secret of the access key'),
  MEDIA_S3_PATH_STYLE: setting(
    flag,
    '1',
    "With `s3`: 1 names the bucket in the path of each address, 0 in the host's name",
  ),
} as const;

type MediaSettingName = keyof typeof MEDIA_SETTINGS;
type ValueOf = <Name extends MediaSettingName>(
  name: Name,
) => z.output<(typeof MEDIA_SETTINGS)[Name]['schema']>;

const S3_REQUIRED = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY', 'MEDIA_S3_SECRET'] as const;

/**
 * Where uploads are stored.
 * @param dataDir the server's data folder.
 * @throws SettingsError if a bucket is chosen and one of its settings is missing.
 */
export function mediaSettings(value: ValueOf, dataDir: string): MediaSettings {
  if (value('MEDIA_STORE') === 'folder') {
    return { kind: 'folder', folder: path.join(dataDir, 'uploads') };
  }
  const endpoint = value('MEDIA_S3_ENDPOINT');
  const bucket = value('MEDIA_S3_BUCKET');
  const accessKeyId = value('MEDIA_S3_KEY');
  const secretAccessKey = value('MEDIA_S3_SECRET');
  if (endpoint === null || bucket === null || accessKeyId === null || secretAccessKey === null) {
    const missing = S3_REQUIRED.filter((name) => value(name) === null);
    throw new SettingsError(missing.map((name) => `MEDIA_STORE=s3 needs the setting ${name}.`));
  }
  const [region, isPathStyle] = [value('MEDIA_S3_REGION'), value('MEDIA_S3_PATH_STYLE')];
  return { kind: 's3', s3: { endpoint, bucket, region, accessKeyId, secretAccessKey, isPathStyle } };
}
