import { Check, Copy } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useCopy } from '../private/useCopy.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Ticket.css.ts';

interface TicketCopyProps {
  readonly label: string;
  readonly text: string;
  readonly onCopied: ((text: string) => void) | undefined;
}

/** Copies a row of a ticket, and shows an error if the browser rejects it. */
export function TicketCopy({ label, text, onCopied }: TicketCopyProps) {
  const messages = useMessages();
  const { outcome, copy } = useCopy(text, onCopied);
  return (
    <>
      <IconButton
        label={`${messages.copy} ${label}`}
        icon={outcome === 'copied' ? <Check size={20} /> : <Copy size={20} />}
        onClick={() => void copy()}
        className={styles.copy}
      />
      {outcome === 'failed' ? (
        <span role="alert" className={styles.failed}>
          {messages.copyRejected}
        </span>
      ) : null}
      <VisuallyHidden>
        <span role="status">{outcome === 'copied' ? `${label}: ${messages.copied}` : null}</span>
      </VisuallyHidden>
    </>
  );
}
