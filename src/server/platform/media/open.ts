import { folderStore } from './folder.ts';
import type { MediaStore } from './port.ts';
import { type S3Settings, s3Store } from './s3.ts';

/** Where media is kept: a folder of this machine, or a bucket. */
export type MediaSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 's3'; readonly s3: S3Settings };

export const openMedia = (settings: MediaSettings): MediaStore =>
  settings.kind === 's3' ? s3Store(settings.s3) : folderStore(settings.folder);
