import { Button, IconButton, Notice, Skeleton } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer, Share2, X } from 'lucide-react';
import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Contribution } from '#api/calls/contributions.ts';
import type { BuyerDocument } from '#api/calls/documents.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { letterQuery } from '#app/queries/documents.ts';
import type { LetterEvent, letterMachine } from '#machines/letter/letter.machine.ts';
import { Loaded } from '../../states/Loaded.tsx';
import * as styles from './LetterDialog.css.ts';
import { LetterSheet } from './LetterSheet.tsx';
import type { ShareOutcome } from './useLetter.ts';

interface LetterDialogProps {
  readonly contribution: Contribution;
  readonly document: BuyerDocument;
  readonly snapshot: SnapshotFrom<typeof letterMachine>;
  readonly send: (event: LetterEvent) => void;
  readonly shared: ShareOutcome | null;
}

const showModal = (element: HTMLDialogElement | null): void => {
  if (element && !element.open) element.showModal();
};

/** The full-screen letter, which can be downloaded, printed and shared. */
export function LetterDialog({ contribution, document, snapshot, send, shared }: LetterDialogProps) {
  const letter = useQuery(letterQuery(document.id));
  const { failure, use } = snapshot.context;
  const isFetching = snapshot.hasTag('busy');
  const close = useCallback(() => send({ type: 'letter.closed' }), [send]);
  return (
    <dialog ref={showModal} className={styles.ground} aria-label="Allocation letter" onClose={close}>
      <div className={styles.bar}>
        <IconButton label="Close the letter" icon={<X size={22} />} onClick={close} />
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon={<Share2 size={18} aria-hidden="true" />}
            onClick={() => send({ type: 'share.requested' })}
          >
            <span className={styles.label}>Share</span>
          </Button>
          <Button
            variant="quiet"
            icon={<Printer size={18} aria-hidden="true" />}
            busy={isFetching && use === 'print'}
            onClick={() => send({ type: 'file.requested', use: 'print' })}
          >
            <span className={styles.label}>Print</span>
          </Button>
          <Button
            icon={<Download size={18} aria-hidden="true" className={styles.wide} />}
            busy={isFetching && use === 'download'}
            onClick={() => send({ type: 'file.requested', use: 'download' })}
          >
            <span className={styles.line}>
              Download<span className={styles.label}> PDF</span>
            </span>
          </Button>
        </div>
      </div>
      {failure && (
        <div className={styles.notice}>
          <FailureNotice failure={failure} retryHint="Try once more." />
        </div>
      )}
      {shared === 'saved' && (
        <div className={styles.notice}>
          <Notice tone="positive">The card is saved as a picture. It shows no amount and no name.</Notice>
        </div>
      )}
      {shared === 'failed' && (
        <div className={styles.notice}>
          <Notice tone="attention">This device could not share the letter. Download it instead.</Notice>
        </div>
      )}
      <Loaded query={letter} what="the letter" skeleton={<Skeleton height={640} />}>
        {(found) => (
          <LetterSheet letter={found.letter} document={found.document} contribution={contribution} />
        )}
      </Loaded>
    </dialog>
  );
}
