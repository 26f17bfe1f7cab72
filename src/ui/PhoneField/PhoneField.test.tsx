// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { PhoneField, type PhoneFieldValue } from './PhoneField.tsx';

function Phone({ parse }: { parse?: (typed: string) => PhoneFieldValue }) {
  const [phone, setPhone] = useState<PhoneFieldValue>({ dialCode: '+234', national: '' });
  return (
    <>
      <PhoneField
        label="Phone number"
        value={phone.national}
        dialCode={phone.dialCode}
        onChange={setPhone}
        parse={parse}
      />
      <output>{`${phone.dialCode} ${phone.national}`}</output>
    </>
  );
}

/** Preload the lazy list, so that loading it does not count towards a test's timeout. */
beforeAll(() => import('./CountryList.tsx'));

const value = () => screen.getByRole('status').textContent;

async function openCountries() {
  const { user } = renderForTest(<Phone />);
  await user.click(screen.getByRole('button', { name: 'Country code, +234' }));
  const search = await screen.findByRole('combobox', { name: 'Search countries' });
  return { user, search };
}

describe('PhoneField', () => {
  test('keeps digits and dots, and all of them', async () => {
    const { user } = renderForTest(<Phone />);
    await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '803 abc-123 456 789');
    expect(value()).toBe('+234 803123456789');
  });

  test('takes the dial code of a pasted number', async () => {
    const parse = (typed: string) => ({ dialCode: typed.slice(0, 3), national: typed.slice(3) });
    const { user } = renderForTest(<Phone parse={parse} />);
    await user.click(screen.getByRole('textbox', { name: 'Phone number' }));
    await user.paste('+447911123456');
    expect(value()).toBe('+44 7911123456');
    expect(screen.getByRole('button', { name: 'Country code, +44' })).toBeDefined();
  });

  test('lists the countries, Nigeria first and selected', async () => {
    await openCountries();
    const [first] = screen.getAllByRole('option');
    expect(first?.textContent).toBe('Nigeria+234');
    expect(first?.getAttribute('aria-selected')).toBe('true');
    expect(Number(first?.getAttribute('aria-setsize'))).toBeGreaterThan(230);
  });

  test('a country is found by typing and selected with Enter', async () => {
    const { user, search } = await openCountries();
    expect(document.activeElement).toBe(search);
    await user.keyboard('kenya');
    const option = screen.getByRole('option', { name: /Kenya/ });
    expect(search.getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    expect(value()).toBe('+254 ');
    expect(screen.getByRole('button', { name: 'Country code, Kenya +254' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone number' }));
  });

  test('arrow keys move the active option', async () => {
    const { user, search } = await openCountries();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const list = screen.getByRole('listbox', { name: 'Countries' });
    const ghana = within(list).getByRole('option', { name: /Ghana/ });
    expect(search.getAttribute('aria-activedescendant')).toBe(ghana.id);
    await user.keyboard('{Enter}');
    expect(value()).toBe('+233 ');
  });

  test('announces how many countries match, and shows it if none does', async () => {
    const { user } = await openCountries();
    const announced = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
    expect(announced()).toBe('');
    await user.keyboard('united');
    expect(announced()).toMatch(/^3 of \d{3} in the list$/);
    await user.keyboard('zzzz');
    expect(announced()).toBe('No country fits “unitedzzzz”.');
    expect(screen.getAllByText('No country fits “unitedzzzz”.')).toHaveLength(2);
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('Escape clears the search first, then closes the list', async () => {
    const { user, search } = await openCountries();
    await user.keyboard('ken{Escape}');
    expect(search).toHaveProperty('value', '');
    expect(document.activeElement).toBe(search);
    expect(screen.getByRole('option', { name: /Nigeria/ })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(value()).toBe('+234 ');
  });

  test('a click selects; Escape changes nothing', async () => {
    const { user } = await openCountries();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(value()).toBe('+234 ');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Country code/ }));
    await user.click(screen.getByRole('button', { name: /Country code/ }));
    await user.click(await screen.findByRole('option', { name: /Canada/ }));
    expect(value()).toBe('+1 ');
  });

  test('a click into another field closes the list, and the focus stays there', async () => {
    const { user } = renderForTest(
      <>
        <Phone />
        <input aria-label="Email" />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Country code, +234' }));
    await screen.findByRole('listbox', { name: 'Countries' });
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.click(email);
    await expect.poll(() => screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('ada@example.com');
    expect(email).toHaveProperty('value', 'ada@example.com');
    expect(value()).toBe('+234 ');
  });
});
