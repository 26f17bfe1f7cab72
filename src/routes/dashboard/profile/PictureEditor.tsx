import { Avatar, Button, FileField, Inline, Stack } from '@adire/ui';
import { type RefObject, useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { changePicture, removePicture, type User } from '#api/calls/users.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { PICTURE_TYPES } from '#api/contract/users.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { useNotify } from '#app/notifications/useNotify.ts';
import { fullName } from '#app/session/fullName.ts';
import { useSessionActor } from '#app/session/SessionContext.ts';
import { useSession } from '#app/session/useSession.ts';
import { useUser } from '#app/session/useUser.ts';
import { PHOTO_MAX_BYTES } from '#domain/listings/pictures.ts';
import { megabytesText } from '#domain/quantities.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { type PictureFile, pictureMachine } from '#machines/picture/picture.machine.ts';

const TYPES = { accept: PICTURE_TYPES, message: ERRORS.picture_unreadable.message };
const SIZE = {
  maxBytes: PHOTO_MAX_BYTES,
  message: `That picture is larger than ${megabytesText(PHOTO_MAX_BYTES)}.`,
};
const ON_ITS_WAY = 'Your picture is on its way.';
const BEING_REMOVED = 'Your picture is being removed.';

interface PictureEditorProps {
  /** The chosen file until it is uploaded. It is not in the machine, whose context is plain data. */
  readonly chosen: RefObject<File | null>;
}

/** 'Change picture': chooses and uploads a picture, which 'Save Changes' does too, or removes the stored one. */
export function PictureEditor({ chosen }: PictureEditorProps) {
  const user = useUser();
  const { userChanged } = useSession();
  const session = useSessionActor();
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const announce = (changed: User) => {
    userChanged(changed);
    notify({
      tone: 'positive',
      message: `Your picture has been ${changed.picture === null ? 'removed' : 'changed'}.`,
    });
  };
  /** The changed account. The dialog may be closed or timed out by then, so that nothing else announces it. */
  const afterClose = (changed: User, { aborted: isClosed }: AbortSignal) => {
    // Another buyer may have logged in since.
    const { user: signedIn } = session.getSnapshot().context;
    if (isClosed && signedIn?.id === changed.id) announce(changed);
    return changed;
  };
  const [snapshot, , actor] = useFlow(
    pictureMachine.provide({
      actors: {
        uploadPicture: fromPromise<User, { file: PictureFile | null }>(async ({ signal }) => {
          if (!chosen.current) throw new Error('No picture was chosen');
          return afterClose(await changePicture(chosen.current), signal);
        }),
        removePicture: fromPromise(async ({ signal }) => afterClose(await removePicture(), signal)),
      },
      actions: {
        announceUser: (_, params) => {
          chosen.current = null;
          announce(params.user);
        },
      },
    }),
    { input: { hasPicture: user.picture !== null } },
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
  const isRemoving = snapshot.hasTag('removing');

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
        hint={`JPEG, PNG or WebP, up to ${megabytesText(PHOTO_MAX_BYTES)}.`}
        value={isPreview ? file : null}
        onChange={change}
        onRejected={(reason) => actor.send({ type: 'file.rejected', reason })}
        types={TYPES}
        size={SIZE}
        round
        current={<Avatar name={fullName(user)} src={user.picture} size={64} />}
        chooseLabel="Change picture"
        removeLabel="Keep the old one"
        disabledReason={isBusy ? (isRemoving ? BEING_REMOVED : ON_ITS_WAY) : undefined}
      />
      <FailureNotice failure={snapshot.context.failure} />
      {!isPreview && snapshot.context.hasPicture && (
        <Inline>
          <Button variant="text" busy={isRemoving} onClick={() => actor.send({ type: 'removal.requested' })}>
            Remove picture
          </Button>
        </Inline>
      )}
      {isPreview && (
        <Button variant="quiet" busy={isBusy} onClick={() => actor.send({ type: 'picture.submitted' })}>
          Use this picture
        </Button>
      )}
    </Stack>
  );
}
