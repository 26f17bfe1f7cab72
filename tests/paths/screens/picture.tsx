import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import '#routes/dashboard/profile/EditProfileDialog.tsx';
import { Component } from '#routes/dashboard/profile/ProfileScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const FIRST_BYTE_OF_PNG = 0x89;

/** The environment cannot decode pictures, so this recognises them by their first byte. */
async function decode(file: Blob): Promise<{ close: () => void }> {
  const [first] = new Uint8Array(await file.arrayBuffer());
  if (first !== FIRST_BYTE_OF_PNG) throw new Error('no picture');
  return { close: () => {} };
}

export const picture: Screen = {
  mount: async (_, host) => {
    vi.stubGlobal('createImageBitmap', decode);
    const view = renderScreen(Component, { path: '/dashboard/profile', at: '/dashboard/profile', host });
    await view.user.click(screen.getByRole('button', { name: 'Edit profile' }));
    return mounted(view);
  },
};
