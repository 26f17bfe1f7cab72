// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { incomeOnDevice } from '#app/income/incomeOnDevice.ts';
import { naira } from '#domain/money.ts';
import type { Plan } from '#domain/plans/plans.ts';
import { narrowToPhone } from '#tests/fixtures/phone.ts';
import {
  clearStorages,
  fillCalculator,
  mockAllCalls,
  press,
  reachCalculator,
  user,
} from '#tests/fixtures/wizard.tsx';

vi.mock(import('#api/calls/contributions.ts'));
vi.mock(import('#api/calls/properties.ts'));
vi.mock(import('#api/calls/wallet.ts'));

beforeEach(mockAllCalls);
afterEach(clearStorages);

describe('the calculator', () => {
  it('offers Select Duration, then 1 month to 36 months', async () => {
    await reachCalculator('B');
    const options = within(screen.getByLabelText('Duration')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'Select Duration',
      '1 month',
      '2 months',
    ]);
    expect(options.at(-1)?.textContent).toBe('36 months');
    expect(screen.getByLabelText('Property value')).toHaveProperty('readOnly', true);
  });

  it('works out the contribution as one types, and warns above 33 % of the salary', async () => {
    await reachCalculator('B');
    await user.selectOptions(screen.getByLabelText('Duration'), '24');
    const result = screen.getByRole('region', { name: 'You contribute' });
    expect(result.textContent).toContain('312,500');
    await user.type(screen.getByLabelText('RSA balance'), '6000000');
    expect(result.textContent).toContain('250,000');
    await user.type(screen.getByLabelText('Salary a month'), '850000');
    expect(result.textContent).toContain('30% of your salary');
    await user.clear(screen.getByLabelText('Salary a month'));
    await user.type(screen.getByLabelText('Salary a month'), '500000');
    expect(result.textContent).toContain('This takes more than 33% of your salary');
  });

  it('offers the income that the buyer gave before, and fills it in only when asked', async () => {
    incomeOnDevice.write({ salaryKobo: naira(850_000) });
    await reachCalculator('B');
    expect(screen.getByLabelText('Salary a month')).toHaveProperty('value', '');
    await press('Use ₦850,000, your income from before');
    expect(screen.getByLabelText('Salary a month')).toHaveProperty('value', '850,000');
    expect(screen.queryByRole('button', { name: /your income from before/ })).toBeNull();
  });

  it('says of an RSA that covers the contribution whom to ask, instead of ₦0 a month for 0 months', async () => {
    await reachCalculator('B');
    await user.selectOptions(screen.getByLabelText('Duration'), '24');
    await user.type(screen.getByLabelText('RSA balance'), '60000000');
    const result = within(screen.getByRole('region', { name: 'You contribute' }));
    expect(result.getByText(/^Your RSA covers the contribution/)).toBeDefined();
    expect(result.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-support');
    expect(screen.queryByText(/for 0 months/)).toBeNull();
    expect(screen.getByText('Nothing is due yet.')).toBeDefined();
  });

  describe('above 33 % of the salary, advises', () => {
    const adviceFor = async (
      plan: Plan,
      months: string,
      { age = '30', salary = '100000', rsa = '' } = {},
    ) => {
      await reachCalculator(plan);
      await user.type(screen.getByLabelText('Age'), age);
      await user.selectOptions(screen.getByLabelText('Duration'), months);
      await user.type(screen.getByLabelText('Salary a month'), salary);
      if (rsa) await user.type(screen.getByLabelText('RSA balance'), rsa);
      const result = within(screen.getByRole('region', { name: 'You contribute' }));
      return { result, text: () => result.getByText(/This takes more than 33%/).textContent };
    };
    it('a longer duration while there is one, what it asks, and what fits where that is too much as well', async () => {
      const { result, text } = await adviceFor('B', '35');
      expect(text()).toContain(
        'A longer duration asks less: over 36 months, the longest there is, it is ₦208,333.34 a month.',
      );
      expect(text()).toContain('This home fits a salary of ₦631,314 a month or more.');
      // 36 × 33 % of ₦100,000 is 30 % of ₦3,960,000.
      expect(text()).toContain('Yours fits homes up to ₦3,960,000 over 36 months.');
      const link = result.getByRole('link', { name: 'See those homes' });
      expect(link.getAttribute('href')).toBe('/search?max=3960000');
    });

    it('only the longer duration where that is comfortable', async () => {
      const { result, text } = await adviceFor('B', '24', { salary: '700000' });
      expect(text()).toContain('it is ₦208,333.34 a month, within 33%.');
      expect(text()).not.toContain('fits a salary');
      expect(result.queryByRole('link')).toBeNull();
    });

    it('no longer duration at the longest there is', async () => {
      const { result, text } = await adviceFor('B', '36');
      expect(text()).not.toContain('longer');
      expect(text()).toContain('36 months is the longest there is.');
      expect(result.queryByRole('link', { name: 'Plan B or C' })).toBeNull();
    });

    it('no longer duration at the longest that the age allows', async () => {
      const { text } = await adviceFor('C', '24', { age: '53' });
      expect(text()).toContain('24 months is the longest at your age.');
    });

    it('what the age allows where more was chosen', async () => {
      const { text } = await adviceFor('C', '24', { age: '54' });
      expect(text()).toContain('Over 12 months, the longest at your age, it is ₦625,000 a month.');
      expect(text()).not.toContain('asks less');
    });

    it('no plan at an age at which none can begin', async () => {
      const { result, text } = await adviceFor('C', '24', { age: '55' });
      expect(text()).toBe('This takes more than 33% of your salary: 33% is ₦33,000. ');
      expect(result.queryByRole('link')).toBeNull();
    });

    it('at no salary at all, the one that fits', async () => {
      const { text } = await adviceFor('B', '36', { salary: '0' });
      expect(text()).toContain('This home fits a salary of ₦631,314 a month or more.');
      expect(text()).not.toContain('Yours fits');
    });

    it.each([
      ['100000', '/search?min=20000000&max=20626666', 'homes of ₦20,000,000 to ₦20,626,666 over 36 months.'],
      ['0', null, null],
    ])(
      'with an RSA only homes that a plan can begin for: at a salary of ₦%s, %s',
      async (salary, href, said) => {
        const { result, text } = await adviceFor('B', '36', { salary, rsa: '20000000' });
        if (said === null) expect(text()).not.toContain('Yours fits');
        else expect(text()).toContain(`Yours fits ${said}`);
        const link = result.queryByRole('link', { name: 'See those homes' });
        expect(link?.getAttribute('href') ?? null).toBe(href);
      },
    );

    it('Plan B or C instead of A', async () => {
      const { result, text } = await adviceFor('A', '36');
      expect(text()).toContain('homes up to ₦1,485,000');
      expect(result.getByRole('link', { name: 'Plan B or C' }).getAttribute('href')).toBe('/select-plan');
    });
  });

  it.each([
    ['B', 'This saves your 30%, then a mortgage pays the rest.'],
    ['A', 'This pays the whole price.'],
  ] as const)('says what the monthly figure of Plan %s buys', async (plan, sentence) => {
    await reachCalculator(plan);
    expect(screen.getByRole('region', { name: 'You contribute' }).textContent).toContain(sentence);
  });

  it('opens on the months that the plans were compared for', async () => {
    await reachCalculator('B');
    expect(screen.getByLabelText<HTMLSelectElement>('Duration').value).toBe('24');
    expect(screen.getByRole('region', { name: 'You contribute' }).textContent).toContain('312,500');
    expect(screen.queryByText('Choose 1 to 36 months.')).toBeNull();
  });

  it('names the last month where it is less', async () => {
    await reachCalculator('A');
    expect(screen.getByRole('region', { name: 'You contribute' }).textContent).toContain(
      'a month for 23 months, and ₦833,333.18 the last, after a downpayment of ₦5,000,000',
    );
  });

  it('says that Plan A is meant for 24 to 36 months', async () => {
    await reachCalculator('A');
    await user.selectOptions(screen.getByLabelText('Duration'), '24');
    expect(screen.queryByText('Plan A is meant for 24 to 36 months.')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Duration'), '23');
    expect(screen.getByText('Plan A is meant for 24 to 36 months.')).toBeDefined();
  });

  it('shows what is missing at its field, and moves there', async () => {
    await reachCalculator('B');
    await press('Continue');
    const age = screen.getByLabelText('Age');
    expect(screen.getByText('Enter an age from 18 to 100.')).toBeDefined();
    expect(age.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(age);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks every wrong field at once, one whose text is no amount too', async () => {
    await reachCalculator('B');
    await user.type(screen.getByLabelText('Age'), '200');
    await user.type(screen.getByLabelText('Salary a month'), 'xyz');
    await press('Continue');
    for (const name of ['Age', 'Salary a month'])
      expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Write the amount in figures, like 450,000 or 2.5m.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Age')));
  });

  it('does not open the terms for who is not eligible', async () => {
    await reachCalculator('C');
    await fillCalculator('54');
    expect(
      screen.getByText(
        'Sorry, you are not eligible to start contribution. Mortgage applications will not be processed due to age requirements.',
      ),
    ).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('At 54 you can choose up to 12 months.')).toBeDefined();
  });

  it('names the longest duration beside the field, and takes the message back once it is chosen', async () => {
    await reachCalculator('B');
    await fillCalculator('54');
    const sorry = /^Sorry, you are not eligible/;
    expect(await screen.findByText(sorry)).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Duration'), '12');
    expect(screen.queryByText('At 54 you can choose up to 12 months.')).toBeNull();
    await waitFor(() => expect(screen.queryByText(sorry)).toBeNull());
  });

  it('says where no plan can begin any more', async () => {
    await reachCalculator('B');
    await fillCalculator('55');
    expect(screen.getByText('A plan must end by the age of 55, so none can start at 55.')).toBeDefined();
  });

  it('opens the schedule with its days and targets', async () => {
    await reachCalculator('B');
    await user.selectOptions(screen.getByLabelText('Duration'), '24');
    await press('Open');
    const rows = within(screen.getByRole('table', { name: /if you agree today/ })).getAllByRole('row');
    expect(rows).toHaveLength(25);
    expect(rows[12]?.textContent).toContain('First target: allocation letter');
    expect(rows[24]?.textContent).toContain('₦7,500,000');
  });

  it('shows the first months of the schedule on phones, and the later ones when they are asked for', async () => {
    narrowToPhone();
    await reachCalculator('B');
    await user.selectOptions(screen.getByLabelText('Duration'), '24');
    await press('Open');
    const first = screen.getByRole('table', {
      name: 'First contributions with their days, if you agree today',
    });
    expect(within(first).getAllByRole('row')).toHaveLength(7);
    const later = screen.getByText('18 later instalments').closest('details');
    expect(later?.open).toBe(false);
    expect(later?.textContent).toContain('Second target: mortgage is applied for');
  });
});
