import type { Readable } from 'node:stream';

/** The values of `MEDIA_STORE`. */
export const MEDIA_STORES = ['folder', 's3'] as const;

/** A stored file. The stream must be read to its end or destroyed. */
export interface StoredMedia {
  readonly body: Readable;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Quoted, as in HTTP; changes with the content. */
  readonly etag: string;
}

/** A read-only store. A malformed key counts as a missing file. */
export interface MediaReader {
  get(key: string): Promise<StoredMedia | null>;
  exists(key: string): Promise<boolean>;
}

/**
 * Stores pictures by key (`isMediaKey`), shared by all servers of the product. Calls reject with MediaStoreError if the
 * store is unreachable or rejects the call.
 */
export interface MediaStore extends MediaReader {
  /** Creates or replaces a file, atomically for readers. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Also succeeds if there is no file. */
  delete(key: string): Promise<void>;
}

/** The store is unreachable or rejects a call. The message is one line for the operator, without secrets. */
export class MediaStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MediaStoreError';
  }
}
