import { memo, useLayoutEffect, useRef } from 'react';
import type { FlowLayout } from '../../drawing/layout.ts';
import { svg } from '../../drawing/svg.ts';

export interface DrawingProps {
  readonly layout: FlowLayout;
  readonly title: string;
  /** The link of a state, by its id. */
  readonly hrefOf: (state: string) => string;
}

/** The SVG of the diagram, with each state as a link. Marks are drawn in separate layers below and above it. */
export const Drawing = memo(function Drawing({ layout, title, hrefOf }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = svg(layout, {
      title,
      hrefOf: ({ id }) => hrefOf(id),
    });
    const { documentElement } = new DOMParser().parseFromString(drawn, 'image/svg+xml');
    place.current?.replaceChildren(documentElement);
  }, [layout, title, hrefOf]);
  return <div ref={place} />;
});
