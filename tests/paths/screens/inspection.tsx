import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskInspection } from '#routes/property/inspection/AskInspection.tsx';
import '#routes/property/inspection/InspectionDialog.tsx';
import { buildPropertyDetail } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

export const inspection: Screen = {
  mount: async (_, host) => {
    const view = renderScreen(() => <AskInspection home={buildPropertyDetail()} />, {
      path: '/',
      at: '/',
      host,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Ask for an inspection' }));
    await screen.findByRole('dialog', { name: 'See this home' });
    return mounted(view);
  },
};
