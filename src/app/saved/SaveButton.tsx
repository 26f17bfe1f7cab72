import { IconButton } from '@adire/ui';
import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '../session/next.ts';
import { useSession } from '../session/useSession.ts';
import { withSaveIntent } from './saveIntent.ts';
import { useSavedToggle } from './useSavedToggle.ts';

interface SaveButtonProps {
  readonly property: { readonly id: string; readonly title: string; readonly saved: boolean };
  readonly variant?: ComponentProps<typeof IconButton>['variant'];
}

/** The heart on a home: saves and unsaves it. A visitor is asked to log in, and comes back here with the home saved. */
export function SaveButton(props: SaveButtonProps) {
  const { isSignedIn } = useSession();
  return isSignedIn ? <SaveSwitch key={props.property.id} {...props} /> : <LoginToSave {...props} />;
}

function SaveSwitch({ property, variant = 'surface' }: SaveButtonProps) {
  const { isOn, toggle } = useSavedToggle(property.id, property.saved);
  return (
    <IconButton
      label={`Save ${property.title}`}
      icon={<Heart size={20} />}
      pressed={isOn}
      variant={variant}
      onClick={toggle}
    />
  );
}

function LoginToSave({ property, variant = 'surface' }: SaveButtonProps) {
  const place = useLocation();
  return (
    <IconButton
      label={`Log in to save ${property.title}`}
      icon={<Heart size={20} />}
      variant={variant}
      href={loginPath(withSaveIntent(place, property.id))}
    />
  );
}
