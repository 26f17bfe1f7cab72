import { Heading } from '@adire/ui';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';

/**
 * The last place. The heading of the first one does not take the focus, because the user has just opened the atlas.
 * Each page has headings of its own, so the place outlives them in the app.
 */
export const LastPlaceContext = createContext<RefObject<string | null>>({ current: null });

/** The heading of the panel. It takes the focus after a navigation, so that screen readers continue there. */
export function PanelHeading({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useContext(LastPlaceContext);
  useEffect(() => {
    if (last.current !== null && last.current !== place) heading.current?.focus();
    last.current = place;
  }, [last, place]);
  return (
    <Heading level={1} look={3} tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
