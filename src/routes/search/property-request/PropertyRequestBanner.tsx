import { Button, Card, Cloth, Heading, lazyModule, Stack, Text } from '@adire/ui';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { fromPromise } from 'xstate';
import { sendPropertyRequest } from '#api/calls/support.ts';
import { LazyDialog } from '#app/dialogs/LazyDialog.tsx';
import { ByOwner } from '#app/forms/ByOwner.tsx';
import type { FormOwner } from '#app/forms/draft.ts';
import { EnhancedForm } from '#app/forms/EnhancedForm.tsx';
import { useFlow } from '#flows/host/useFlow.ts';
import {
  propertyRequestMachine,
  type SendRequest,
} from '#machines/propertyRequest/propertyRequest.machine.ts';
import * as styles from './PropertyRequestBanner.css.ts';
import { requestDraft } from './requestDraft.ts';

const requestDialog = lazyModule(() => import('./RequestDialog.tsx'));

const machine = propertyRequestMachine.provide({
  actors: {
    sendRequest: fromPromise<string, SendRequest>(({ input }) =>
      sendPropertyRequest(input.request, input.idempotencyKey),
    ),
  },
});

/** Lets a visitor who finds no home send a request to our staff. The form loads when it is first opened. */
export function PropertyRequestBanner() {
  return <ByOwner>{(owner) => <OwnRequest owner={owner} />}</ByOwner>;
}

function OwnRequest({ owner }: { readonly owner: FormOwner }) {
  const [requestId] = useState(() => requestDraft.requestId() ?? newId());
  const [snapshot, send, actor] = useFlow(machine, { input: { requestId } });
  return (
    <section data-state={snapshot.value} aria-labelledby="tell-us">
      <Card tone="deep" padding="none">
        <div className={styles.banner}>
          <div className={styles.words}>
            <Stack gap={5}>
              <Stack gap={2}>
                <Heading level={2} id="tell-us">
                  Can't find a property you like?
                </Heading>
                <Text tone="onDeep2">
                  Say where, what you can spend and which number we can call. We look for it with you.
                </Text>
              </Stack>
              <EnhancedForm action="/contact-support" onSubmit={() => send({ type: 'dialog.opened' })}>
                <Button variant="onDeep" type="submit">
                  Tell us about it
                </Button>
              </EnhancedForm>
            </Stack>
          </div>
          <div className={styles.cloth}>
            <Cloth columns={3} rows={3} lit={{ column: 1, row: 1 }} />
          </div>
        </div>
      </Card>
      {snapshot.context.wasOpened ? (
        <LazyDialog code={requestDialog}>
          {({ RequestDialog }) => <RequestDialog actor={actor} owner={owner} />}
        </LazyDialog>
      ) : null}
    </section>
  );
}
