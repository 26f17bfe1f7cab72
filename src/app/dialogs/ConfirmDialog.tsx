import { Button, Dialog, Notice, Stack } from '@adire/ui';
import type { ReactNode } from 'react';
import type { Failure } from '#api/failure.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly keepLabel: string;
  /** While the server works, the way back is hidden, or, with this, shown as disabled for this reason. */
  readonly keepBusyReason?: string;
  readonly confirmLabel: string;
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Follows the failure: how to try again. */
  readonly retryHint: string;
  /** The failure settles the question: it is explained, and there is nothing left to confirm. */
  readonly isSettled?: boolean;
  readonly onConfirm: () => void;
  readonly onLeave: () => void;
}

/** Asks before something is taken back, and says why it could not be. */
export function ConfirmDialog({
  open,
  title,
  children,
  keepLabel,
  keepBusyReason,
  confirmLabel,
  busy,
  failure,
  retryHint,
  isSettled = false,
  onConfirm,
  onLeave,
}: ConfirmDialogProps) {
  const hasWayBack = !busy || keepBusyReason !== undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onLeave();
      }}
      title={title}
      actions={
        isSettled ? (
          <Button onClick={onLeave}>Done</Button>
        ) : (
          <>
            {hasWayBack && (
              <Button variant="quiet" onClick={onLeave} disabledReason={busy ? keepBusyReason : undefined}>
                {keepLabel}
              </Button>
            )}
            <Button variant="critical" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {!isSettled && children}
        {failure && (
          <Notice tone={isSettled ? 'info' : 'critical'}>
            {isSettled ? failure.message : `${failure.message} ${retryHint}`}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
