import { Heading } from '@adire/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** The last place. The heading of the first one does not take the focus, because the user has just opened the atlas. */
let lastPlace: string | null = null;

/** The heading of the panel. It takes the focus after a navigation, so that screen readers continue there. */
export function PanelHeading({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (lastPlace !== null && lastPlace !== place) heading.current?.focus();
    lastPlace = place;
  }, [place]);
  return (
    <Heading level={1} look={3} tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
