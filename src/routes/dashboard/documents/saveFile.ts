import type { DownloadedFile } from '#api/download.ts';

/** How long the browser has to start reading an object URL before it is revoked. */
const READ_WITHIN_MS = 60_000;

const withAddress = (content: Blob, use: (address: string) => void): void => {
  const address = URL.createObjectURL(content);
  use(address);
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
};

/** Saves a file by clicking a temporary download link. */
export const saveFile = ({ name, content }: DownloadedFile): void =>
  withAddress(content, (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  });

/** Opens a file in a new window for printing; saves it if a popup blocker prevents that. */
export const openFile = (file: DownloadedFile): void =>
  withAddress(file.content, (address) => {
    if (window.open(address, '_blank') === null) saveFile(file);
  });
