import { Avatar, Button, FileField, Stack } from '@adire/ui';
import { type RefObject, useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { changePicture, type User } from '#api/calls/users.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { PICTURE_TYPES } from '#api/contract/users.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { useNotify } from '#app/notifications/useNotify.ts';
import { fullName } from '#app/session/fullName.ts';
import { useSessionActor } from '#app/session/SessionContext.ts';
import { useSession } from '#app/session/useSession.ts';
import { useUser } from '#app/session/useUser.ts';
import { PICTURE_MAX_BYTES } from '#domain/listings/pictures.ts';
import { megabytesText } from '#domain/quantities.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { type PictureFile, pictureMachine } from '#machines/picture/picture.machine.ts';

const TYPES = { accept: PICTURE_TYPES, message: ERRORS.picture_unreadable.message };
const SIZE = { maxBytes: PICTURE_MAX_BYTES, message: ERRORS.picture_too_large.message };

interface PictureEditorProps {
  /** The chosen file until it is uploaded. It is not in the machine, whose context is plain data. */
  readonly chosen: RefObject<File | null>;
}

/** 'Change picture': chooses and uploads a picture; 'Save Changes' also uploads it. */
export function PictureEditor({ chosen }: PictureEditorProps) {
  const user = useUser();
  const { userChanged } = useSession();
  const session = useSessionActor();
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const announce = (pictured: User) => {
    userChanged(pictured);
    notify({ tone: 'positive', message: 'Your picture has been changed.' });
  };
  const [snapshot, , actor] = useFlow(
    pictureMachine.provide({
      actors: {
        uploadPicture: fromPromise<User, { file: PictureFile | null }>(async ({ signal }) => {
          if (!chosen.current) throw new Error('No picture was chosen');
          const pictured = await changePicture(chosen.current);
          // The dialog was closed or timed out before the response, so nothing else announces the change. Another buyer
          // may have logged in since.
          const { user: signedIn } = session.getSnapshot().context;
          if (signal.aborted && signedIn?.id === pictured.id) announce(pictured);
          return pictured;
        }),
      },
      actions: {
        announceUser: (_, params) => {
          chosen.current = null;
          announce(params.user);
        },
      },
    }),
  );
  // A file chosen in a closed dialog must not be saved from the next one.
  useEffect(
    () => () => {
      chosen.current = null;
    },
    [chosen],
  );
  const isPreview = snapshot.hasTag('preview');
  const isBusy = snapshot.hasTag('busy');

  const change = (next: File | null, isCrop: boolean) => {
    // The crop area also reports by itself, once it has loaded: the picture may be stored by then.
    if (isCrop && !actor.getSnapshot().hasTag('preview')) return;
    chosen.current = next;
    setFile(next);
    // A notice that is shown by then stays.
    if (isCrop) return;
    actor.send(
      next
        ? { type: 'file.chosen', file: { name: next.name, type: next.type, sizeBytes: next.size } }
        : { type: 'picture.discarded' },
    );
  };

  return (
    <Stack gap={3}>
      <FileField
        label="Picture"
        hint={`JPEG, PNG or WebP, up to ${megabytesText(PICTURE_MAX_BYTES)}.`}
        value={isPreview ? file : null}
        onChange={change}
        onRejected={(reason) => actor.send({ type: 'file.rejected', reason })}
        types={TYPES}
        size={SIZE}
        round
        current={<Avatar name={fullName(user)} src={user.picture} size={64} />}
        chooseLabel="Change picture"
        removeLabel="Keep the old one"
        disabledReason={isBusy ? 'Your picture is on its way.' : undefined}
      />
      <FailureNotice failure={snapshot.context.failure} />
      {isPreview && (
        <Button variant="quiet" busy={isBusy} onClick={() => actor.send({ type: 'picture.submitted' })}>
          Use this picture
        </Button>
      )}
    </Stack>
  );
}
