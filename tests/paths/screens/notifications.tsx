import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor } from 'xstate';
import { type NotificationsActor, NotificationsContext } from '#app/notifications/NotificationsContext.ts';
import { Toasts } from '#app/notifications/Toasts.tsx';
import type { FlowHost } from '#flows/host/FlowHost.ts';
import type { MountedScreen } from '#flows/paths/screen.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { Screen } from '../screen.ts';

/** Renders the messages over a page that has only a heading. */
function mount(_: string, { prepare = (machine) => machine, options }: FlowHost): MountedScreen {
  const notifications: NotificationsActor = createActor(prepare(notificationsMachine), options);
  notifications.start();
  render(
    <NotificationsContext value={notifications}>
      <h1>A page</h1>
      <Toasts />
    </NotificationsContext>,
  );
  return { address: () => '/', open: async () => {} };
}

/** The simulated keyboard knows this key only by its code. */
const toTheList = async (): Promise<void> => void (await userEvent.keyboard('[F8]'));

export const notifications: Screen = {
  mount,
  actions: {
    'the focus goes to it': toTheList,
    'the focus comes back to it': toTheList,
  },
};
