import { Button, Card, Heading, Notice, PasswordField, Stack, Text } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Download } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { exportOwnData } from '#api/calls/users.ts';
import { ownDataRequest } from '#api/contract/users.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { exportDataMachine, type RequestExport } from '#machines/exportData/exportData.machine.ts';
import { stateName } from '#machines/stateName.ts';
import { saveFile } from '../documents/saveFile.ts';
import * as styles from './ChangePassword.css.ts';

const form = z.object({ currentPassword: ownDataRequest.shape.current_password });
const FIELDS = ['currentPassword'] as const;
const EMPTY = { currentPassword: '' };

/** 'Your data': exports everything stored about the buyer as one file. */
export function YourData() {
  const fields = useForm({ resolver: zodResolver(form), defaultValues: EMPTY });
  const [snapshot, send] = useFlow(
    exportDataMachine.provide({
      actors: {
        fetchExport: fromPromise<unknown, RequestExport>(async ({ input, signal }) => {
          const file = await exportOwnData(input);
          // The page has already reported a failed export.
          if (!signal.aborted) saveFile(file);
        }),
      },
      actions: { clearPassword: () => fields.reset(EMPTY) },
    }),
  );
  const { failure } = snapshot.context;
  useFieldFailures(fields, failure, FIELDS);
  const submit = fields.handleSubmit((typed) => send({ type: 'export.requested', ...typed }));
  return (
    <Card>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        data-state={stateName(snapshot.value)}
      >
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} look={3}>
              Your data
            </Heading>
            <Text tone="ink2">
              Download all that we store about you in one file: your profile, contributions, payments, wallet,
              withdrawals, saved homes, messages and logins as text that programs can read (JSON), with your
              documents as PDF.
            </Text>
          </Stack>
          {snapshot.matches({ asking: 'saved' }) && (
            <Notice tone="positive" title="Your data is downloaded.">
              Keep the file safe: anyone who has it knows what you earn and what you pay.
            </Notice>
          )}
          {failure && failure.fields.currentPassword === undefined && <FailureNotice failure={failure} />}
          <PasswordField
            label="Your password"
            required
            hint="So that nobody else takes your data from this device."
            error={fields.formState.errors.currentPassword?.message}
            {...fields.register('currentPassword')}
          />
          <div>
            <Button
              type="submit"
              variant="quiet"
              icon={<Download size={20} />}
              busy={snapshot.hasTag('busy')}
            >
              Download my data
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
