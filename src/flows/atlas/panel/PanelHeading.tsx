import { Heading } from '@adire/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** The address that the atlas was opened with: its heading does not take the focus. */
let lastPlace: string | null = null;

/** The heading of what is shown. It takes the focus when one has gone somewhere, so that one reads on from there. */
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
