import { folderStore } from './folder.ts';
import type { MediaStore } from './port.ts';
import { type S3Settings, s3Store } from './s3.ts';

/** Where media is stored: a folder of this machine, or a bucket. */
export type MediaSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 's3'; readonly s3: S3Settings };

/** The store for each value of `MEDIA_STORE`. */
export function openMedia(settings: MediaSettings): MediaStore {
  switch (settings.kind) {
    case 'folder':
      return folderStore(settings.folder);
    case 's3':
      return s3Store(settings.s3);
  }
}
