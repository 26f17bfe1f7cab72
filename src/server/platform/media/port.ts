import type { Readable } from 'node:stream';

/** The values of `MEDIA_STORE`. */
export const MEDIA_STORES = ['folder', 's3'] as const;

/** A stored file. The stream has to be read to its end or destroyed. */
export interface StoredMedia {
  readonly body: Readable;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Quoted, as in HTTP; it changes with the content. */
  readonly etag: string;
}

/** A read-only store; a malformed key has no file. */
export interface MediaReader {
  get(key: string): Promise<StoredMedia | null>;
  exists(key: string): Promise<boolean>;
}

/**
 * Stores pictures by key (`isMediaKey`) for every server of the product. Each call fails with a MediaStoreError when
 * the store cannot be reached or rejects the call.
 */
export interface MediaStore extends MediaReader {
  /** Creates or replaces a file, atomically for readers. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Succeeds also where there is no file. */
  delete(key: string): Promise<void>;
}

/** The store is down or rejects a call; the message is one line for the operator, without secrets. */
export class MediaStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MediaStoreError';
  }
}
