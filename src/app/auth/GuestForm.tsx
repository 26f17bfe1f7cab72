import { Stack } from '@adire/ui';
import type { FormEventHandler, ReactNode } from 'react';
import { NeedsScripts } from '../shell/NeedsScripts.tsx';
import * as styles from './GuestForm.css.ts';

interface GuestFormProps {
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/**
 * A form of an account page that the server renders. Sent before its scripts run, it goes by POST, so that no password
 * gets into a URL, and its page opens again. Without scripts it is hidden.
 */
export const GuestForm = ({ onSubmit, children }: GuestFormProps) => (
  <>
    <noscript>
      <Stack gap={4}>
        <NeedsScripts level={2} />
      </Stack>
    </noscript>
    <form noValidate method="post" className={styles.form} onSubmit={onSubmit}>
      {children}
    </form>
  </>
);
