// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Picture } from './Picture.tsx';

test('a picture that fails is no longer hidden, so that its alternative text shows', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const onError = vi.fn();
  renderForTest(<Picture src="/gone.jpg" alt="The street" onError={onError} />);
  const image = screen.getByRole('img', { name: 'The street' });
  expect(image.dataset.state).toBe('loading');
  fireEvent.error(image);
  expect(image.dataset.state).toBe('shown');
  expect(onError).toHaveBeenCalledTimes(1);
});
