// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Lightbox } from '../Lightbox/Lightbox.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { StatTile } from '../StatTile/StatTile.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { renderForTest } from './renderForTest.tsx';

const DIRECTIONS = [
  { direction: 'ltr', back: 'left', on: 'right', onKey: '{ArrowRight}' },
  { direction: 'rtl', back: 'right', on: 'left', onKey: '{ArrowLeft}' },
] as const;

const pointsTo = (element: Element | null) =>
  /lucide-chevron-(\w+)/.exec(element?.querySelector('svg')?.getAttribute('class') ?? '')?.[1];

test.each(DIRECTIONS)(
  'from $direction, what leads back points $back and what leads on $on',
  ({ direction, back, on }) => {
    renderForTest(
      <UiProvider direction={direction}>
        <Breadcrumb items={[{ label: 'Homes', href: '/homes' }, { label: 'Lagos' }]} />
        <Pagination page={2} pageCount={3} hrefFor={(page) => `#${page}`} />
        <StatTile label="Saved" value="7" href="#saved" />
      </UiProvider>,
    );
    expect(pointsTo(screen.getByRole('link', { name: 'Previous page' }))).toBe(back);
    expect(pointsTo(screen.getByRole('link', { name: 'Next page' }))).toBe(on);
    expect(pointsTo(screen.getByRole('link', { name: /Saved/ }))).toBe(on);
    expect(pointsTo(screen.getByRole('navigation', { name: 'Breadcrumb' }))).toBe(on);
  },
);

test.each(DIRECTIONS)('from $direction, $onKey shows the next picture', async ({ direction, on, onKey }) => {
  const { user } = renderForTest(
    <UiProvider direction={direction}>
      <Lightbox
        images={[
          { url: '/1.jpg', alt: 'The street' },
          { url: '/2.jpg', alt: 'The court' },
          { url: '/3.jpg', alt: 'The kitchen' },
        ]}
        openAt={0}
        onClose={vi.fn()}
      />
    </UiProvider>,
  );
  expect(pointsTo(screen.getByRole('button', { name: 'Next picture' }))).toBe(on);
  await user.keyboard(onKey);
  expect(screen.getByRole('status').textContent).toBe('Picture 2 of 3');
});
