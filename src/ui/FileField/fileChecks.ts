/** MIME types that are taken, and what is said of others and of files that are no picture at all. */
export interface FileTypes {
  readonly accept: readonly string[];
  readonly message: string;
}

/** The largest file that is taken, and what is said of a larger one. */
export interface FileSize {
  readonly maxBytes: number;
  readonly message: string;
}

/** Why a file is not taken: it is no picture that can be shown, or it is too large. */
export type FileRejection = 'type' | 'size';

/** Whether a file is refused for its kind or its size; null when it is taken. */
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
