import { IconButton } from '@adire/ui';
import { Share2 } from 'lucide-react';
import { useCopied } from '#app/notifications/useCopied.ts';
import { useNotify } from '#app/notifications/useNotify.ts';

/** Shares this page's URL with the device's share sheet or, without one, copies it. */
export function ShareButton({ title }: { readonly title: string }) {
  const notify = useNotify();
  const notifyCopied = useCopied();
  const share = async () => {
    const { href } = window.location;
    try {
      if (navigator.share) return await navigator.share({ title, url: href });
      await navigator.clipboard.writeText(href);
      notifyCopied();
    } catch (error) {
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify({ tone: 'critical', message: 'The address could not be copied.' });
    }
  };
  return (
    <IconButton
      label={`Share ${title}`}
      icon={<Share2 size={20} />}
      variant="outline"
      onClick={() => void share()}
    />
  );
}
