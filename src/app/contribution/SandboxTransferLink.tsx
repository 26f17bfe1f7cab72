import { Link, Notice } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { Kobo } from '#domain/money.ts';
import { walletQuery } from '../queries/wallet.ts';
import { sandboxPath } from '../sandbox/sandboxPath.ts';
import { useUser } from '../session/useUser.ts';
import { usePageSettings } from '../settings/PageSettingsContext.ts';

interface SandboxTransferLinkProps {
  readonly amountKobo: Kobo;
  /** The page to return to. */
  readonly from: string;
}

/** Links to the page that simulates the buyer's bank; renders nothing outside the sandbox. */
export function SandboxTransferLink({ amountKobo, from }: SandboxTransferLinkProps) {
  const { sandbox } = usePageSettings();
  const user = useUser();
  const wallet = useQuery(walletQuery(user.id));
  const accountNumber = wallet.data?.accountNumber;
  if (!sandbox.bank || !accountNumber) return null;
  return (
    <Notice tone="attention">
      <strong>Sandbox bank.</strong> No real money moves here.{' '}
      <Link href={sandboxPath({ accountNumber, amountKobo, from })}>Simulate the transfer</Link>
    </Notice>
  );
}
