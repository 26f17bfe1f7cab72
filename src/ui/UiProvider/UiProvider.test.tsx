// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DateField } from '../DateField/DateField.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { englishMessages } from './messages.ts';
import { UiProvider } from './UiProvider.tsx';

const french = { nextPage: 'Page suivante', chooseDate: 'Choisir une date', today: 'aujourd’hui' };

it('replaces English texts, which stay if none is given', () => {
  renderForTest(
    <UiProvider messages={french}>
      <Pagination page={1} pageCount={3} />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Page suivante' })).toBeDefined();
  expect(screen.getByRole('button', { name: englishMessages.previousPage })).toBeDefined();
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
      <Pagination page={1} pageCount={3} label="Paiements" />
    </UiProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Paiements' })).toBeDefined();
});
