import { Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { lagosDate } from '#domain/dates.ts';
import { type DueNow, dueNow } from '../facts/dueNow.ts';
import { canContribute } from './canContribute.ts';
import { MakeContribution } from './MakeContribution.tsx';
import * as styles from './PayBar.css.ts';

interface PayBarProps {
  readonly contribution: Contribution;
  /** Whether the button has full width on screens wider than a phone. */
  readonly block?: boolean;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const WORDS = { late: 'due, late since', due: 'due', held: 'by' } as const satisfies Record<
  DueNow['kind'],
  string
>;

/** 'Make Contribution'; on phones a fixed bar that also shows the due amount and date. */
export function PayBar({ contribution, block = false, onOpenChange }: PayBarProps) {
  const isShown = canContribute(contribution);
  const due = dueNow(contribution, lagosDate(new Date()));
  return (
    // Rendered even without the bar: the dialog stays open after the last payment, which removes the bar.
    <div className={isShown ? styles.bar : undefined} data-pay-bar={isShown ? '' : undefined}>
      {isShown && due ? (
        <div className={styles.due} aria-hidden="true">
          <Text as="span" weight="strong">
            <Amount amountKobo={due.amount.amountKobo} />
          </Text>
          <Text as="span" size="note" tone="ink2">
            {WORDS[due.kind]} {due.when}
          </Text>
        </div>
      ) : null}
      <MakeContribution contribution={contribution} block={block} onOpenChange={onOpenChange} />
    </div>
  );
}
