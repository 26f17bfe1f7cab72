import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './DateField.tsx';

/**
 * A date that is typed or picked: a date of birth, a day to call. Slashes are inserted while typing dd/mm/yyyy; the
 * calendar helps to find a weekday.
 *
 * It supports neither times nor ranges, and reports an ISO date, never an instant: a date of birth has no time zone.
 * Text that is not a date is reported unchanged, for the form to validate; a short year is completed on blur and on Enter. For one of a few days use `ChoiceChips`;
 * for a duration `Slider` or `NumberField`.
 */
const meta = { component: DateField } satisfies Meta<typeof DateField>;
export default meta;

function Held({ startsAs = '', ...rest }: Partial<DateFieldProps> & { readonly startsAs?: string }) {
  const [value, setValue] = useState(startsAs);
  return <DateField label="Date of birth" {...rest} value={value} onChange={setValue} />;
}

export const Empty: StoryObj = { render: () => <Held hint="As it stands in your passport." /> };
export const Filled: StoryObj = { render: () => <Held startsAs="1990-03-24" /> };
export const WithAnError: StoryObj = {
  render: () => <Held startsAs="31/02/1990" error="There is no such day. Write it like 24/03/1990." />,
};
export const TooLate: StoryObj = {
  render: () => (
    <Held
      startsAs="2020-03-24"
      min={{ date: '1900-01-01', message: 'Enter a date after 1900.' }}
      max={{ date: '2008-11-21', message: 'You must be 18 or older.' }}
    />
  ),
};
export const Required: StoryObj = { render: () => <Held required /> };
