// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LazyContent } from './LazyContent.tsx';
import { lazyModule } from './lazyModule.ts';
import { renderForTest } from './renderForTest.tsx';

const FAILED = 'The map did not load.';
const map = { place: 'Lagos' };

const failingOnce = () =>
  vi.fn<() => Promise<typeof map>>().mockRejectedValueOnce(new Error('No network.')).mockResolvedValue(map);

function content(load: () => Promise<typeof map>, failedText?: string) {
  const code = lazyModule(load);
  return (
    <LazyContent code={code} loading="Loading the map" failedText={failedText}>
      {({ place }) => place}
    </LazyContent>
  );
}

test('code that failed to load is loaded again on request', async () => {
  const { user } = renderForTest(content(failingOnce(), FAILED));
  expect(screen.getByText('Loading the map')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Lagos')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('code that failed to load is loaded when the network is back', async () => {
  renderForTest(content(failingOnce(), FAILED));
  await screen.findByRole('alert');
  fireEvent.online(window);
  expect(await screen.findByText('Lagos')).toBeDefined();
});

test('the retry button keeps the focus if the code fails again', async () => {
  const load = vi.fn<() => Promise<typeof map>>().mockRejectedValue(new Error('No network.'));
  const { user } = renderForTest(content(load, FAILED));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await user.click(retry);
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.poll(() => retry.getAttribute('aria-busy')).toBeNull();
  expect(document.activeElement).toBe(retry);
});

test('without a text the page keeps what it shows meanwhile, and the code is loaded when it is next shown', async () => {
  const load = failingOnce();
  const element = content(load);
  const first = renderForTest(element);
  await load.mock.results[0]?.value.catch(() => {});
  expect(first.container.textContent).toBe('Loading the map');
  first.unmount();
  renderForTest(element);
  expect(await screen.findByText('Lagos')).toBeDefined();
});

test('code that has loaded is shown at once', async () => {
  const element = content(async () => map);
  const first = renderForTest(element);
  await screen.findByText('Lagos');
  first.unmount();
  expect(renderForTest(element).container.textContent).toBe('Lagos');
});
