import { Check, Copy } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useCopy } from '../private/useCopy.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Ticket.css.ts';

interface TicketCopyProps {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  readonly onCopied: ((text: string) => void) | undefined;
}

/** Copies a row of a ticket, and shows an error if the browser rejects it. */
export function TicketCopy({ label, text, copyLabel, copiedLabel, onCopied }: TicketCopyProps) {
  const { copyRejected } = useMessages();
  const { outcome, copy } = useCopy(text, onCopied);
  return (
    <>
      <IconButton
        label={`${copyLabel} ${label}`}
        icon={outcome === 'copied' ? <Check size={20} /> : <Copy size={20} />}
        onClick={() => void copy()}
        className={styles.copy}
      />
      {outcome === 'failed' ? (
        <span role="alert" className={styles.failed}>
          {copyRejected}
        </span>
      ) : null}
      <VisuallyHidden>
        <span role="status">{outcome === 'copied' ? `${label}: ${copiedLabel}` : null}</span>
      </VisuallyHidden>
    </>
  );
}
