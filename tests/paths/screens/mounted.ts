import { act, screen } from '@testing-library/react';
import type { MountedScreen } from '#flows/paths/screen.ts';
import type { renderScreen } from '#tests/fixtures/renderScreen.tsx';

/** A rendered screen; its address is in the address line that the fixture renders. */
export const mounted = ({ router }: Pick<ReturnType<typeof renderScreen>, 'router'>): MountedScreen => ({
  address: () => screen.getAllByLabelText('Address')[0]?.textContent ?? '',
  open: (path) => act(() => router.navigate(path)),
});
