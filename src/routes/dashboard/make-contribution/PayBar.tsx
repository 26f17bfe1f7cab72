import { Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { formatDay, type IsoDate, lagosDate } from '#domain/dates.ts';
import { canContribute } from './canContribute.ts';
import { MakeContribution } from './MakeContribution.tsx';
import * as styles from './PayBar.css.ts';

interface PayBarProps {
  readonly contribution: Contribution;
  /** As wide as its place, above phones. */
  readonly block?: boolean;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const isLate = (dueOn: IsoDate): boolean => dueOn < lagosDate(new Date());

/** Make Contribution; on a phone it stays at hand, with what is due and when. */
export function PayBar({ contribution, block = false, onOpenChange }: PayBarProps) {
  const isShown = canContribute(contribution);
  const { nextDue } = contribution;
  return (
    // The dialog stays open over the last payment, after which there is no bar.
    <div className={isShown ? styles.bar : undefined} data-pay-bar={isShown ? '' : undefined}>
      {isShown && nextDue ? (
        <div className={styles.due} aria-hidden="true">
          <Text as="span" weight="strong">
            <Amount amountKobo={nextDue.amount} />
          </Text>
          <Text as="span" size="note" tone="ink2">
            {isLate(nextDue.dueOn) ? 'late since' : 'due'} {formatDay(nextDue.dueOn)}
          </Text>
        </div>
      ) : null}
      <MakeContribution contribution={contribution} block={block} onOpenChange={onOpenChange} />
    </div>
  );
}
