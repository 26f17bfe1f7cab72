import { act, screen } from '@testing-library/react';
import type { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { MountedScreen } from '../kit/screen.ts';

/** A rendered screen with the address line that the fixture draws. */
export const mounted = ({ router }: Pick<ReturnType<typeof renderScreen>, 'router'>): MountedScreen => ({
  address: () => screen.getAllByLabelText('Address')[0]?.textContent ?? '',
  open: (path) => act(() => router.navigate(path)),
});
