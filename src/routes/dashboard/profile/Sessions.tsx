import { Badge, Button, Card, Heading, Inline, Skeleton, Stack, Text } from '@adire/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { endOtherSessions, endSession, type Session } from '#api/calls/users.ts';
import { ConfirmDialog } from '#app/dialogs/ConfirmDialog.tsx';
import { useNotify } from '#app/notifications/useNotify.ts';
import { sessionsQuery } from '#app/queries/account.ts';
import { dayAndTime } from '#domain/dates.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { type SessionChoice, sessionsMachine } from '#machines/sessions/sessions.machine.ts';
import { Loaded } from '../states/Loaded.tsx';
import * as styles from './Sessions.css.ts';

const ENDED = {
  one: 'That device is logged out.',
  others: 'You are logged out everywhere else.',
} as const satisfies Record<SessionChoice['kind'], string>;

const end = (choice: SessionChoice | null): Promise<unknown> =>
  choice?.kind === 'one' ? endSession(choice.id) : endOtherSessions();

/** The browsers in which the account is logged in; all but this one can be logged out here. */
export function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [snapshot, send] = useFlow(
    sessionsMachine.provide({
      actors: {
        endSessions: fromPromise<unknown, { choice: SessionChoice | null }>(({ input }) => end(input.choice)),
      },
      actions: {
        notifyEnd: ({ context: { choice } }) => {
          void queryClient.invalidateQueries(sessionsQuery);
          notify({ tone: 'positive', message: ENDED[choice?.kind ?? 'others'] });
        },
      },
    }),
  );
  const { choice, failure } = snapshot.context;
  const others = sessions.data?.filter(({ current }) => !current) ?? [];

  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} look={3}>
            Where you are logged in
          </Heading>
          <Text tone="ink2">Log out what you do not know, and change your password.</Text>
        </Stack>
        <Loaded
          query={sessions}
          what="your sessions"
          level={3}
          skeleton={<Skeleton width="100%" height="6rem" />}
        >
          {(all) => (
            <ul className={styles.list}>
              {all.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={() =>
                    send({
                      type: 'end.requested',
                      choice: { kind: 'one', id: session.id, device: nameOf(session) },
                    })
                  }
                />
              ))}
            </ul>
          )}
        </Loaded>
        {others.length > 0 && (
          <div>
            <Button
              variant="quiet"
              onClick={() => send({ type: 'end.requested', choice: { kind: 'others' } })}
            >
              Log out everywhere else
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        open={snapshot.hasTag('dialog')}
        title={choice?.kind === 'one' ? 'Log out this device?' : 'Log out everywhere else?'}
        keepLabel="Keep it"
        confirmLabel="Yes, log out"
        busy={snapshot.hasTag('busy')}
        failure={failure}
        retryHint="Log out again to try once more."
        onConfirm={() => send({ type: 'end.confirmed' })}
        onLeave={() => send({ type: 'end.abandoned' })}
      >
        <Text>
          {choice?.kind === 'one'
            ? `${choice.device}, has to log in again with your password.`
            : 'Every other device has to log in again with your password. You stay logged in here.'}
        </Text>
      </ConfirmDialog>
    </Card>
  );
}

/** Two browsers of one kind differ in when they logged in. */
const nameOf = ({ device, createdAt }: Session): string => `${device}, logged in ${dayAndTime(createdAt)}`;

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  return (
    <li className={styles.row}>
      <Stack gap={1} className={styles.device}>
        <Inline gap={2}>
          <Text weight="strong">{session.device}</Text>
          {session.current && <Badge tone="positive">This device</Badge>}
        </Inline>
        <Text size="small" tone="ink2">
          {[
            `Logged in ${dayAndTime(session.createdAt)}`,
            `last seen ${dayAndTime(session.lastSeenAt)}`,
            `network ${session.network}`,
          ].join('\u00A0· ')}
        </Text>
      </Stack>
      {!session.current && (
        <Button variant="text" onClick={onEnd} aria-label={`Log out ${nameOf(session)}`}>
          Log out
        </Button>
      )}
    </li>
  );
}
