/** The accepted MIME types, and the error for other types and for files that are no picture. */
export interface FileTypes {
  readonly accept: readonly string[];
  readonly message: string;
}

/** The maximum size of a chosen file, of which only the crop is reported, and the error for a larger one. */
export interface FileSize {
  readonly maxBytes: number;
  readonly message: string;
}

/** Why a file is rejected: it is no picture that can be shown, or it is too large. */
export type FileRejection = 'type' | 'size';

/** Why a file is rejected by its declared type or its size; null if it is accepted. */
export function rejectionOf(file: File, { accept }: FileTypes, { maxBytes }: FileSize): FileRejection | null {
  if (!accept.includes(file.type)) return 'type';
  return file.size > maxBytes ? 'size' : null;
}
