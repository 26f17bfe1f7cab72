import { Button } from '@adire/ui';
import type { ComponentProps } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { useSession } from '#app/session/useSession.ts';
import { noUnitReason } from '#app/unit-picker/blocks.ts';
import { unitAddress } from '#machines/contribution/contribution.urls.ts';
import { UNITS_ID } from './UnitsSection.tsx';
import type { UnitChoice } from './useUnitChoice.ts';

type SelectUnitButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'block'> & {
  readonly property: Pick<PropertyDetail, 'id' | 'units'>;
  readonly choice: UnitChoice;
};

/**
 * Opens the wizard with the unit chosen on this page, or at its list of units. A visitor without a chosen unit goes to
 * the units on this page instead, because the wizard requires a login.
 */
export function SelectUnitButton({ property, choice: { unit, next }, ...look }: SelectUnitButtonProps) {
  const { isSignedIn } = useSession();
  if (unit) {
    return (
      <Button {...look} {...next}>
        Next
      </Button>
    );
  }
  return (
    <Button
      {...look}
      href={isSignedIn ? unitAddress(property.id) : `#${UNITS_ID}`}
      disabledReason={noUnitReason(property)}
    >
      Select Unit
    </Button>
  );
}
