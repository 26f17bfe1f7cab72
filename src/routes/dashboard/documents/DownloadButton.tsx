import { Button } from '@adire/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DownloadedFile } from '#api/download.ts';
import { toFailure } from '#api/failure.ts';
import { useNotifyFailure } from '#app/notifications/useNotifyFailure.ts';
import { saveFile } from './saveFile.ts';

interface DownloadButtonProps {
  readonly label: string;
  /** The accessible name, if the label alone does not identify the document. */
  readonly name?: string;
  readonly fetchFile: () => Promise<DownloadedFile>;
}

/** Fetches a document and saves it; shows a toast if that fails. */
export function DownloadButton({ label, name, fetchFile }: DownloadButtonProps) {
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: saveFile,
    onError: (error) => notifyFailure(toFailure(error)),
  });
  return (
    <Button
      variant="quiet"
      icon={<Download size={18} aria-hidden="true" />}
      busy={isPending}
      onClick={() => mutate()}
      {...(name !== undefined && { 'aria-label': name })}
    >
      {label}
    </Button>
  );
}
