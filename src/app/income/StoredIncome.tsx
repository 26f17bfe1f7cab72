import { Button, Inline, Text } from '@adire/ui';
import { HEAVY_SALARY_SHARE_BPS } from '#domain/plans/eligibility.ts';
import { shareText } from '#domain/quantities.ts';
import { incomeOnDevice } from './incomeOnDevice.ts';

/** Explains where and why the income is stored, with a button to delete it. Renders nothing if none is stored. */
export function StoredIncome() {
  const income = incomeOnDevice.use();
  if (!income) return null;
  return (
    <Inline gap={2}>
      <Text size="note" tone="ink2">
        Kept on this device only, so that each home says whether it takes {shareText(HEAVY_SALARY_SHARE_BPS)}{' '}
        of your income or less.
      </Text>
      <Button variant="text" onClick={incomeOnDevice.forget}>
        Forget it
      </Button>
    </Inline>
  );
}
