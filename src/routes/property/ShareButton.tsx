import { IconButton } from '@adire/ui';
import { Share2 } from 'lucide-react';
import { useCopied } from '#app/notifications/useCopied.ts';
import { useNotify } from '#app/notifications/useNotify.ts';

/** Sends this page's address to someone: by what the phone offers, else by copying it. */
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
      // Leaving the phone's own sheet is no failure.
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
