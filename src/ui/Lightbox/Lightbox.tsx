import * as RadixDialog from '@radix-ui/react-dialog';
import { useCloseRequests } from '../private/useCloseRequests.ts';
import { useReturnFocus } from '../private/useReturnFocus.ts';
import { useScrollLock } from '../private/useScrollLock.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Lightbox.css.ts';
import { type LightboxImage, Stage } from './Stage.tsx';

export interface LightboxProps {
  readonly images: readonly LightboxImage[];
  /** The index of the picture to open at; null while closed. */
  readonly openAt: number | null;
  readonly onClose: () => void;
  readonly label?: string | undefined;
  /** Adds a download link with this label to each picture. */
  readonly downloadLabel?: string | undefined;
}

/** Pictures over the whole screen: swiped, or moved with arrow keys, Home and End. Escape closes it. */
export function Lightbox({ images, openAt, onClose, label, downloadLabel }: LightboxProps) {
  const { pictures } = useMessages();
  const isOpen = openAt !== null;
  useScrollLock(isOpen);
  useCloseRequests(isOpen);
  const returnFocus = useReturnFocus(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <RadixDialog.Portal>
        <RadixDialog.Content asChild onCloseAutoFocus={returnFocus} aria-describedby={undefined}>
          <div className={styles.ground}>
            <VisuallyHidden>
              <RadixDialog.Title>{label ?? pictures}</RadixDialog.Title>
            </VisuallyHidden>
            <Stage
              key={openAt}
              images={images}
              startAt={openAt ?? 0}
              onClose={onClose}
              downloadLabel={downloadLabel}
            />
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
