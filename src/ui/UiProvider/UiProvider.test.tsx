// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComboboxField } from '../ComboboxField/ComboboxField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { englishMessages } from './messages.ts';
import { UiProvider } from './UiProvider.tsx';

const hrefFor = (page: number) => `#page-${page}`;
const french = { nextPage: 'Page suivante', chooseDate: 'Choisir une date', today: 'aujourd’hui' };

it('replaces English texts, which stay if none is given', () => {
  renderForTest(
    <UiProvider messages={french}>
      <Pagination page={1} pageCount={3} hrefFor={hrefFor} />
    </UiProvider>,
  );
  expect(screen.getByRole('link', { name: 'Page suivante' })).toBeDefined();
  expect(screen.getByRole('button', { name: englishMessages.previousPage })).toBeDefined();
});

it('replaces the errors of numbers and amounts, and what a list announces', async () => {
  const messages = {
    numberInFigures: 'Écrivez un nombre entier.',
    amountTooLarge: (largest: string) => `Le plus grand montant est ${largest}.`,
    optionsFound: (found: number, total: number) => `${found} sur ${total}`,
  };
  const options = [
    { value: '1', label: 'Abeokuta' },
    { value: '2', label: 'Enugu' },
  ];
  const { user } = renderForTest(
    <UiProvider messages={messages}>
      <NumberField label="Mois" value={null} onChange={() => undefined} />
      <MoneyField label="Montant" onChangeKobo={() => undefined} />
      <ComboboxField
        label="Ville"
        value=""
        onChange={() => undefined}
        options={options}
        listLabel="Villes"
        noneText="Aucune ville."
      />
    </UiProvider>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Mois' }), 'x');
  expect(screen.getByText('Écrivez un nombre entier.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Montant' }), '10000000bn');
  expect(screen.getByText('Le plus grand montant est ₦9,999,999,999,999.99.')).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'Ville' }));
  expect(screen.getByRole('status').textContent).toBe('2 sur 2');
});

it('names days and months in the language', async () => {
  const { user } = renderForTest(
    <UiProvider locale="fr" messages={french}>
      <DateField label="Date" value="1990-03-24" onChange={() => undefined} />
    </UiProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Choisir une date' }));
  expect(await screen.findByRole('grid', { name: 'mars 1990' })).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'lundi', hidden: true })).toBeDefined();
  expect(screen.getByRole('button', { name: 'samedi 24 mars 1990, selected' })).toBeDefined();
  expect(screen.getByRole('option', { name: 'mars' })).toBeDefined();
});

it('does not change labels of the caller', () => {
  renderForTest(
    <UiProvider messages={{ pages: 'Pages du site' }}>
      <Pagination page={1} pageCount={3} hrefFor={hrefFor} label="Paiements" />
    </UiProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Paiements' })).toBeDefined();
});
