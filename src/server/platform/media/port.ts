import type { Readable } from 'node:stream';

/** What is kept under a key. The stream has to be read to its end or destroyed. */
export interface StoredMedia {
  readonly body: Readable;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Quoted, as HTTP has it; another one as soon as the content is another. */
  readonly etag: string;
}

/** What only reads; a key that is none has nothing. */
export interface MediaReader {
  get(key: string): Promise<StoredMedia | null>;
  exists(key: string): Promise<boolean>;
}

/**
 * Keeps pictures by their keys (`isMediaKey`), for every server of the product. Each call fails with a
 * MediaStoreError when the store cannot be reached or refuses.
 */
export interface MediaStore extends MediaReader {
  /** Replaces what was there. Nobody ever reads a half of it. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** What is not there is deleted already. */
  delete(key: string): Promise<void>;
}

/** The store is down or refuses; its message is one line for the operator, and names no secret. */
export class MediaStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MediaStoreError';
  }
}
