import { Link, Notice } from '@adire/ui';
import type { ReactNode } from 'react';
import type { Wallet } from '#api/calls/wallet.ts';
import type { AccountStatus } from '#domain/statuses.ts';

interface AccountNoticeProps {
  readonly wallet: Wallet;
}

/** Warns the buyer before they send money if the account is not issued yet or its bank is slow. */
export const AccountNotice = ({ wallet }: AccountNoticeProps) => NOTICES[wallet.accountStatus];

const NOTICES: Readonly<Record<AccountStatus, ReactNode>> = {
  ready: null,
  preparing: (
    <Notice tone="info" title="Your account number is being prepared.">
      The bank issues it, usually within a few minutes. It appears here by itself, and we send you a message
      when it is ready.
    </Notice>
  ),
  refused: (
    <Notice tone="attention" title="Your account number takes longer than usual.">
      The bank has not issued it yet. We keep asking, and send you a message when it is ready. If it is
      urgent, <Link href="/contact-support">write to us</Link>.
    </Notice>
  ),
  delayed: (
    <Notice tone="attention" title="Transfers arrive late at the moment.">
      The bank of this account is not responding to us. Money that you send is safe, and counts as soon as the
      bank reports it.
    </Notice>
  ),
};
