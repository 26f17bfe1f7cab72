import { IconButton } from '@adire/ui';
import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { SAVED_MESSAGE, UNSAVED_MESSAGE } from '#machines/savedToggle/savedToggle.machine.ts';
import { useNotify } from '../notifications/useNotify.ts';
import { useSessionState } from '../session/useSessionState.ts';
import { savedOnDevice } from './savedOnDevice.ts';
import { useSavedToggle } from './useSavedToggle.ts';

interface SaveButtonProps {
  readonly property: { readonly id: string; readonly title: string; readonly saved: boolean };
  readonly variant?: ComponentProps<typeof IconButton>['variant'];
}

/** The heart on a home: saves and unsaves it, in the account or, for a visitor, on the device. */
export function SaveButton(props: SaveButtonProps) {
  const isSignedIn = useSessionState((snapshot) => snapshot.hasTag('signedIn'), false);
  return isSignedIn ? <InAccount key={props.property.id} {...props} /> : <OnDevice {...props} />;
}

function InAccount({ property, ...props }: SaveButtonProps) {
  const { isOn, toggle } = useSavedToggle(property.id, property.saved);
  return <HeartButton {...props} property={property} isOn={isOn} onClick={toggle} />;
}

function OnDevice({ property, ...props }: SaveButtonProps) {
  const notify = useNotify();
  const isOn = savedOnDevice.use().includes(property.id);
  const toggle = () => {
    if (isOn) savedOnDevice.remove(property.id);
    else savedOnDevice.add(property.id);
    notify({ tone: 'positive', message: isOn ? UNSAVED_MESSAGE : SAVED_MESSAGE });
  };
  return <HeartButton {...props} property={property} isOn={isOn} onClick={toggle} />;
}

interface HeartButtonProps extends SaveButtonProps {
  readonly isOn: boolean;
  readonly onClick: () => void;
}

const HeartButton = ({ property: { id, title }, isOn, onClick, variant = 'surface' }: HeartButtonProps) => (
  <IconButton
    label={`Save ${title}`}
    data-saves={id}
    icon={<Heart size={20} />}
    pressed={isOn}
    variant={variant}
    onClick={onClick}
  />
);
