import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { storyMillions } from '../private/storyMillions.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Slider } from './Slider.tsx';

/**
 * Selects a value or a range if the position on the scale matters: a duration, a price range. Add fields next to a
 * range for users who know the number.
 *
 * It must not be the only way to enter an exact amount: use `MoneyField` or `NumberField`. Arrow keys step by one,
 * Page Up and Page Down by ten, Home and End go to the ends.
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
      formatValue={storyMillions}
      showEnds
    />
  );
}

export const OneValue: StoryObj = { render: () => <Months /> };
export const ARange: StoryObj = { render: () => <Range /> };
export const WithAnError: StoryObj = {
  render: () => (
    <Slider
      label="How long will you save?"
      thumbs={[{ label: 'How long', value: 3 }]}
      onChange={() => undefined}
      min={1}
      max={36}
      formatValue={(value) => `${value} months`}
      error="Choose at least 6 months."
    />
  ),
};
export const Disabled: StoryObj = {
  render: () => (
    <Slider
      label="How long will you save?"
      thumbs={[{ label: 'How long', value: 24 }]}
      onChange={() => undefined}
      min={1}
      max={36}
      formatValue={(value) => `${value} months`}
      hint="Fixed once the first month is paid."
      disabled
    />
  ),
};
/** The minimum is on the right, and the left arrow key increases the value. */
export const FromRightToLeft: StoryObj = {
  render: () => (
    <UiProvider direction="rtl">
      <div dir="rtl">
        <Months />
        <Range />
      </div>
    </UiProvider>
  ),
};
