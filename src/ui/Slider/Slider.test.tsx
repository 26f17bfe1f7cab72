// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

function Prices({ onCommit }: { readonly onCommit?: (values: readonly number[]) => void }) {
  const [[low = 0, high = 0], setRange] = useState<readonly number[]>([20, 60]);
  return (
    <Slider
      label="Price"
      thumbs={[
        { label: 'Minimum', value: low },
        { label: 'Maximum', value: high },
      ]}
      onChange={setRange}
      onCommit={onCommit}
      min={0}
      max={100}
      step={5}
      formatValue={(value) => `₦${value}m`}
    />
  );
}

const months: SliderProps = {
  label: 'How long?',
  thumbs: [{ label: 'Months', value: 24 }],
  onChange: () => undefined,
  min: 1,
  max: 36,
  formatValue: String,
};

it('moves by arrow keys, Home and End, and has a text value', async () => {
  const { user } = renderForTest(<Prices />);
  const minimum = screen.getByRole('slider', { name: 'Minimum' });
  await user.tab();
  expect(document.activeElement).toBe(minimum);
  await user.keyboard('{ArrowRight}');
  expect(minimum.getAttribute('aria-valuetext')).toBe('₦25m');
  await user.keyboard('{Home}');
  expect(minimum.getAttribute('aria-valuetext')).toBe('₦0m');
  await user.tab();
  await user.keyboard('{End}');
  expect(screen.getByRole('slider', { name: 'Maximum' }).getAttribute('aria-valuetext')).toBe('₦100m');
});

it('keeps the lower value below the higher one', async () => {
  const { user } = renderForTest(<Prices />);
  await user.tab();
  await user.keyboard('{End}');
  const values = screen.getAllByRole('slider').map((thumb) => Number(thumb.getAttribute('aria-valuenow')));
  expect(values).toStrictEqual(values.toSorted((a, b) => a - b));
});

it('calls onCommit once for each move', async () => {
  const commit = vi.fn();
  const { user } = renderForTest(<Prices onCommit={commit} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(commit.mock.calls).toStrictEqual([[[25, 60]]]);
});

it('sends its values with a form, by name', () => {
  const { container } = renderForTest(
    <form>
      <Slider {...months} name="months" />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && [...new FormData(form)]).toStrictEqual([['months', '24']]);
});

it('shows its error', () => {
  renderForTest(<Slider {...months} error="Choose at least 30 months." />);
  const thumb = screen.getByRole('slider', { name: 'Months' });
  expect(thumb.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(thumb.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose at least 30 months.',
  );
});

it('does not move while it is disabled', async () => {
  const onChange = vi.fn();
  const { user } = renderForTest(<Slider {...months} onChange={onChange} disabled />);
  const thumb = screen.getByRole('slider', { name: 'Months' });
  expect(thumb.getAttribute('aria-disabled')).toBe('true');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.click(thumb);
  await user.keyboard('{ArrowRight}');
  expect(onChange).not.toHaveBeenCalled();
});

it('increases the value by the left arrow key from right to left', async () => {
  const onChange = vi.fn();
  const { user } = renderForTest(
    <UiProvider direction="rtl">
      <Slider {...months} onChange={onChange} />
    </UiProvider>,
  );
  await user.tab();
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(onChange.mock.calls).toStrictEqual([[[25]], [[23]]]);
});
