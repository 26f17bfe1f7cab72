// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Chip } from './Chip.tsx';

test('is removed by pointer and by keyboard, with a label that names what is removed', async () => {
  const onClear = vi.fn();
  const { user } = renderForTest(
    <Chip onClear={onClear} clearLabel="Remove Lagos">
      Lagos
    </Chip>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove Lagos' }));
  await user.keyboard('{Enter} ');
  expect(onClear).toHaveBeenCalledTimes(3);
});

test('without onClear it has no button; its button does not submit a form', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderForTest(
    <form onSubmit={onSubmit}>
      <Chip>Lagos</Chip>
      <Chip onClear={() => undefined}>3 beds</Chip>
    </form>,
  );
  const crosses = screen.getAllByRole('button');
  expect(crosses).toHaveLength(1);
  for (const cross of crosses) await user.click(cross);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('with clearHref its remove button is a link to the page without the value', () => {
  renderForTest(
    <Chip clearHref="/search" clearLabel="Remove Lagos">
      Lagos
    </Chip>,
  );
  expect(screen.getByRole('link', { name: 'Remove Lagos' }).getAttribute('href')).toBe('/search');
});
