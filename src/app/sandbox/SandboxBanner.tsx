import { Link, Notice } from '@adire/ui';
import { usePageSettings } from '../settings/PageSettingsContext.ts';
import * as styles from './SandboxBanner.css.ts';

/**
 * Warns on every page that this server simulates its bank or its messages; renders nothing if it simulates neither.
 */
export function SandboxBanner() {
  const { bank, messages } = usePageSettings().sandbox;
  if (!bank && !messages) return null;
  return (
    <Notice tone="attention" shape="band">
      {sentence(bank, messages)}{' '}
      <span className={styles.unbroken}>
        <Link href="/sandbox">Open the sandbox</Link>
      </span>
    </Notice>
  );
}

function sentence(bank: boolean, messages: boolean): string {
  if (bank && messages) return 'Sandbox: no real money, no real messages.';
  return bank ? 'Sandbox bank: no real money.' : 'Sandbox messages: nothing is really sent.';
}
