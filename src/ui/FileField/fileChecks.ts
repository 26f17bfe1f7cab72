/** MIME types that are taken, and what is said of others and of files that are no picture at all. */
export interface FileTypes {
  readonly accept: readonly string[];
  readonly sentence: string;
}

/** The largest file that is taken, and what is said of a larger one. */
export interface FileSize {
  readonly maxBytes: number;
  readonly sentence: string;
}

/** What is said of a file by its kind and size; null when it is taken. */
export function refusalOf(file: File, { accept, sentence }: FileTypes, size: FileSize): string | null {
  if (!accept.includes(file.type)) return sentence;
  return file.size > size.maxBytes ? size.sentence : null;
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
