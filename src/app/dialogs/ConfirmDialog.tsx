import { Button, Dialog, Notice, Stack } from '@adire/ui';
import type { ReactNode } from 'react';
import type { Failure } from '#api/failure.ts';
import { failureText } from '../failures/FailureNotice.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly keepLabel: string;
  /** While busy, the keep button is hidden; with this reason it is shown as disabled instead. */
  readonly keepBusyReason?: string;
  readonly confirmLabel: string;
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** How to try again; shown after the failure's message. */
  readonly retryHint: string;
  /** The failure is final: the dialog explains it and offers only Done. */
  readonly isSettled?: boolean;
  readonly onConfirm: () => void;
  readonly onLeave: () => void;
}

/** Asks for confirmation before something is revoked, and shows why it failed. */
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
            {isSettled ? failure.message : failureText(failure, retryHint)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
