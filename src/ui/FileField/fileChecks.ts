import type { FileFieldProps } from './FileField.tsx';

/** What is said of a file by its kind and size; null when it is taken. */
export function refusalOf(
  file: File,
  { accept, sentence }: FileFieldProps['types'],
  size: FileFieldProps['size'],
): string | null {
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
