import { Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { formatDay, type IsoDate, lagosDate } from '#domain/dates.ts';
import { formatMoment } from '../facts/labels.ts';
import { canContribute } from './canContribute.ts';
import { MakeContribution } from './MakeContribution.tsx';
import * as styles from './PayBar.css.ts';

interface PayBarProps {
  readonly contribution: Contribution;
  /** Whether the button has full width on screens wider than a phone. */
  readonly block?: boolean;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const isLate = (dueOn: IsoDate): boolean => dueOn < lagosDate(new Date());

/** While the unit is held, the end of the hold, as the dashboard and the page of the contribution name it. */
function dueText({ status, holdExpiresAt }: Contribution, dueOn: IsoDate): string {
  if (status === 'pending' && holdExpiresAt !== null) return `by ${formatMoment(holdExpiresAt)}`;
  return `${isLate(dueOn) ? 'late since' : 'due'} ${formatDay(dueOn)}`;
}

/** 'Make Contribution'; on phones a fixed bar that also shows the due amount and date. */
export function PayBar({ contribution, block = false, onOpenChange }: PayBarProps) {
  const isShown = canContribute(contribution);
  const { nextDue } = contribution;
  return (
    // Rendered even without the bar: the dialog stays open after the last payment, which removes the bar.
    <div className={isShown ? styles.bar : undefined} data-pay-bar={isShown ? '' : undefined}>
      {isShown && nextDue ? (
        <div className={styles.due} aria-hidden="true">
          <Text as="span" weight="strong">
            <Amount amountKobo={nextDue.amount} />
          </Text>
          <Text as="span" size="note" tone="ink2">
            {dueText(contribution, nextDue.dueOn)}
          </Text>
        </div>
      ) : null}
      <MakeContribution contribution={contribution} block={block} onOpenChange={onOpenChange} />
    </div>
  );
}
