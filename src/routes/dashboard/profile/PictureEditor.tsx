import { Avatar, Button, Inline, Notice, Stack, Text } from '@adire/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { changePicture, type User } from '#api/calls/users.ts';
import { PICTURE_TYPES } from '#api/contract/users.ts';
import { type PictureFile, pictureMachine } from '#machines/picture/picture.machine.ts';
import { useNotify } from '../../notifications/useNotify.ts';
import { fullName } from '../../session/fullName.ts';
import { useSession } from '../../session/useSession.ts';
import { useUser } from '../../session/useUser.ts';
import * as styles from './PictureEditor.css.ts';

/** Whether the browser can show a file as a picture. */
async function canShow(file: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

/** 'Change picture': choose, look at it, send it. */
export function PictureEditor() {
  const user = useUser();
  const { userChanged } = useSession();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  // The file stays here: a machine's context is plain data.
  const chosen = useRef<File | null>(null);
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const [logic] = useState(() =>
    pictureMachine.provide({
      actors: {
        uploadPicture: fromPromise<User, { file: PictureFile | null }>(async () => {
          if (!chosen.current) throw new Error('No picture was chosen');
          return changePicture(chosen.current);
        }),
      },
      actions: {
        announceUser: (_, params) => {
          userChanged(params.user);
          notify({ tone: 'positive', message: 'Your picture has been changed.' });
        },
      },
    }),
  );
  const actor = useActorRef(logic);
  const snapshot = useSelector(actor, (current) => current);
  const isPreview = snapshot.hasTag('preview');
  const isBusy = snapshot.hasTag('busy');

  useEffect(
    () => () => {
      if (previewUrl !== null) URL.revokeObjectURL(previewUrl);
    },
    [previewUrl],
  );

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    if (!file || isBusy) return;
    chosen.current = file;
    setPreviewUrl(URL.createObjectURL(file));
    actor.send({ type: 'file.chosen', file: { name: file.name, type: file.type, sizeBytes: file.size } });
    if (!(await canShow(file)) && chosen.current === file) actor.send({ type: 'preview.failed' });
  };

  return (
    <Stack gap={3}>
      <Inline gap={4}>
        <Avatar name={fullName(user)} src={isPreview ? previewUrl : user.picture} size={64} />
        <Stack gap={1}>
          <input
            ref={input}
            className={styles.file}
            type="file"
            aria-label="Picture"
            accept={PICTURE_TYPES.join(',')}
            tabIndex={-1}
            onChange={(event) => void choose(event)}
          />
          <Button
            variant="tint"
            disabledReason={isBusy ? 'Your picture is on its way.' : undefined}
            onClick={() => input.current?.click()}
          >
            Change picture
          </Button>
          <Text size="note" tone="ink3">
            JPEG, PNG or WebP, up to 5 MB.
          </Text>
        </Stack>
      </Inline>
      {isPreview && (
        <Inline gap={3}>
          <Button variant="quiet" busy={isBusy} onClick={() => actor.send({ type: 'picture.submitted' })}>
            Use this picture
          </Button>
          {!isBusy && (
            <Button variant="text" onClick={() => actor.send({ type: 'picture.discarded' })}>
              Keep the old one
            </Button>
          )}
        </Inline>
      )}
      {snapshot.context.failure && <Notice tone="critical">{snapshot.context.failure.message}</Notice>}
    </Stack>
  );
}
