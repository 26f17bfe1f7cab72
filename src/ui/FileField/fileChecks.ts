/** The accepted MIME types, and the error for other types and for files that are no picture. */
export interface FileTypes {
  readonly accept: readonly string[];
  readonly message: string;
}

/** The maximum size, and the error for a larger file. */
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

/** Whether the browser can show a file as a picture, whatever its name says. */
export async function canShow(file: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}
