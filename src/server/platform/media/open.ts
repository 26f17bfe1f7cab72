import { folderStore } from './folder.ts';
import type { MediaStore } from './port.ts';
import { type S3Settings, s3Store } from './s3.ts';

/** Where media is stored: a local folder or a bucket. */
export type MediaSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 's3'; readonly s3: S3Settings };

export function openMedia(settings: MediaSettings): MediaStore {
  switch (settings.kind) {
    case 'folder':
      return folderStore(settings.folder);
    case 's3':
      return s3Store(settings.s3);
  }
}
