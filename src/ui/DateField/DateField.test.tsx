// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

const onChange = vi.fn<(value: string) => void>();

function Birthday({ startsAs = '', ...rest }: Partial<DateFieldProps> & { readonly startsAs?: string }) {
  const [value, setValue] = useState(startsAs);
  return (
    <DateField
      label="Date of birth"
      {...rest}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
const focused = () => document.activeElement?.getAttribute('aria-label');

async function openCalendar(props: Parameters<typeof Birthday>[0]) {
  const { user } = renderForTest(<Birthday {...props} />);
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await screen.findByRole('grid', {}, { timeout: 10_000 });
  return user;
}

test('typed digits are reported as an ISO date', async () => {
  const { user } = renderForTest(<Birthday />);
  await user.type(input(), '24031990');
  expect(input().value).toBe('24/03/1990');
  expect(onChange).toHaveBeenLastCalledWith('1990-03-24');
});

test('the name of a month may be typed', async () => {
  const { user } = renderForTest(<Birthday />);
  await user.type(input(), '5 May 1990');
  expect(input().value).toBe('05/05/1990');
  expect(onChange).toHaveBeenLastCalledWith('1990-05-05');
});

test('text that is not a date is reported unchanged', async () => {
  const { user } = renderForTest(<Birthday />);
  await user.type(input(), '31021990');
  expect(input().value).toBe('31/02/1990');
  expect(onChange).toHaveBeenLastCalledWith('31/02/1990');
  await user.clear(input());
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('the caret stays in place after a correction', async () => {
  const { user } = renderForTest(<Birthday startsAs="1990-03-24" />);
  await user.type(input(), '1', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(input().value).toBe('14/03/1990');
  expect(input().selectionStart).toBe(1);
});

test('pasted single digits are padded on blur', async () => {
  const { user } = renderForTest(<Birthday />);
  await user.click(input());
  await user.paste('5/3/1990');
  await user.tab();
  expect(input().value).toBe('05/03/1990');
  expect(onChange).toHaveBeenLastCalledWith('1990-03-05');
});

const fromTomorrow = { date: '2026-12-01', message: 'Choose a later day.' };
test.each([
  ['6/12/26', '06/12/2026'],
  ['6-12-26', '06/12/2026'],
  ['1 Dec', '01/12/2026'],
  ['December 1', '01/12/2026'],
  ['5 Jan', '05/01/2027'],
])('%s is completed when the field is left, and when Enter submits it', async (typed, completed) => {
  const { user } = renderForTest(<Birthday min={fromTomorrow} />);
  for (const leave of ['{Tab}', '{Enter}']) {
    await user.clear(input());
    await user.type(input(), typed);
    expect(input().value).not.toBe(completed);
    await user.keyboard(leave);
    expect(input().value).toBe(completed);
  }
});

const BEFORE_LAST = { max: { date: '2008-11-21', message: 'You must be 18 or older.' } };
test.each([
  ['before the last valid one', BEFORE_LAST],
  [
    'between limits of the past',
    { ...BEFORE_LAST, min: { date: '1900-01-01', message: 'Enter a date after 1900.' } },
  ],
])('a day %s has a year of the past, and needs one', async (_, limits) => {
  const { user } = renderForTest(<Birthday {...limits} />);
  await user.type(input(), '24/3/90{Tab}');
  expect(onChange).toHaveBeenLastCalledWith('1990-03-24');
  await user.clear(input());
  await user.type(input(), '24 March{Tab}');
  expect(onChange).toHaveBeenLastCalledWith('24/March');
});

test('a short year is not completed while another window is open', async () => {
  const { user } = renderForTest(<Birthday />);
  await user.type(input(), '24/03/19');
  fireEvent.blur(input());
  expect(input().value).toBe('24/03/19');
  await user.type(input(), '90');
  expect(onChange).toHaveBeenLastCalledWith('1990-03-24');
});

test('a date beyond a limit has an error, unless the form passes one', () => {
  const max = { date: '2008-11-21', message: 'You must be 18 or older.' };
  const { rerender } = renderForTest(
    <DateField label="Day" value="2009-01-01" onChange={onChange} max={max} />,
  );
  const day = () => screen.getByRole('textbox', { name: 'Day' });
  const shownError = () =>
    document.getElementById(day().getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  expect(shownError()).toBe('You must be 18 or older.');
  expect(day().getAttribute('aria-invalid')).toBe('true');
  rerender(<DateField label="Day" value="2008-11-21" onChange={onChange} max={max} />);
  expect(shownError()).toBeNull();
  rerender(
    <DateField label="Day" value="2009-01-01" onChange={onChange} max={max} error="We could not save it." />,
  );
  expect(shownError()).toBe('We could not save it.');
});

test('the calendar opens at the selected day, and is operated by keyboard', async () => {
  const user = await openCalendar({ startsAs: '1990-03-24' });
  await expect.poll(focused).toBe('Saturday, 24 March 1990, selected');
  await user.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('Sunday, 25 March 1990');
  await user.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('Sunday, 1 April 1990');
  await user.keyboard('{Home}');
  // The week starts on Monday.
  await expect.poll(focused).toBe('Monday, 26 March 1990');
  await user.keyboard('{PageUp}');
  await expect.poll(focused).toBe('Monday, 26 February 1990');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('1990-02-26');
  expect(input().value).toBe('26/02/1990');
  expect(screen.queryByRole('grid')).toBeNull();
  await expect.poll(focused).toBe('Choose a date');
});

test('Escape closes it and changes nothing', async () => {
  onChange.mockClear();
  const user = await openCalendar({ startsAs: '1990-03-24' });
  await user.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  await expect.poll(focused).toBe('Choose a date');
});

test('month and year are selected from lists, within the limits', async () => {
  const user = await openCalendar({
    startsAs: '1990-03-24',
    min: { date: '1980-01-15', message: 'Too early.' },
    max: { date: '1995-06-10', message: 'Too late.' },
  });
  const year = screen.getByRole('combobox', { name: 'Year' });
  const years = within(year)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect([years[0], years.at(-1)]).toEqual(['1980', '1995']);
  await user.selectOptions(year, '1995');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'June');
  expect(screen.getByRole('grid', { name: 'June 1995' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sunday, 11 June 1995' }));
  expect(screen.getByRole('grid')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Saturday, 10 June 1995' }));
  expect(input().value).toBe('10/06/1995');
});
