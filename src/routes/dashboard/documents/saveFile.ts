import type { DownloadedFile } from '#api/download.ts';

/** How long a browser may take to begin to read a file that a page made. */
const READ_WITHIN_MS = 60_000;

const withAddress = (content: Blob, use: (address: string) => void): void => {
  const address = URL.createObjectURL(content);
  use(address);
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
};

/** Saves a file as if a link to it was followed. */
export const saveFile = ({ name, content }: DownloadedFile): void =>
  withAddress(content, (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  });

/** Opens a file in a window of its own, where it can be printed; saves it where no window may open. */
export const openFile = (file: DownloadedFile): void =>
  withAddress(file.content, (address) => {
    if (window.open(address, '_blank') === null) saveFile(file);
  });
