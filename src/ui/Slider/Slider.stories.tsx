import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Slider } from './Slider.tsx';

/**
 * Picks a value, or a range of values, where the place on the line says more than the digits: how long, from where to
 * where. Put fields beside a range for those who know their number.
 *
 * Refuses to be the only way to an exact amount: use `MoneyField` or `NumberField` for that. Arrow keys step, Page Up
 * and Page Down step by ten, Home and End go to the ends.
 */
const meta = { component: Slider } satisfies Meta<typeof Slider>;
export default meta;

function Months() {
  const [months, setMonths] = useState(24);
  return (
    <Slider
      label="How long will you save?"
      thumbs={[{ label: 'How long', value: months }]}
      onChange={([value = months]) => setMonths(value)}
      min={1}
      max={36}
      formatValue={(value) => (value === 1 ? '1 month' : `${value} months`)}
      showEnds
    />
  );
}

function Range() {
  const [[low = 0, high = 0], setRange] = useState<readonly number[]>([15, 60]);
  return (
    <Slider
      label="Price"
      hideLabel
      thumbs={[
        { label: 'Minimum', value: low },
        { label: 'Maximum', value: high },
      ]}
      onChange={setRange}
      min={0}
      max={100}
      step={5}
      formatValue={(value) => `₦${value}m`}
      showEnds
    />
  );
}

export const OneValue: StoryObj = { render: () => <Months /> };
export const ARange: StoryObj = { render: () => <Range /> };
