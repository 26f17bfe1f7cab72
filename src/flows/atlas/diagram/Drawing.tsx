import { memo, useLayoutEffect, useRef } from 'react';
import type { FlowLayout } from '../../drawing/layout.ts';
import { svg } from '../../drawing/svg.ts';
import { hrefOf } from '../address/address.ts';

export interface DrawingProps {
  readonly layout: FlowLayout;
  readonly title: string;
}

/** The diagram as `flows` draws it, each state a link to itself. What is marked in it stands over and under it. */
export const Drawing = memo(function Drawing({ layout, title }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = svg(layout, {
      title,
      hrefOf: ({ id }) => hrefOf({ page: 'state', flow: layout.graph.id, state: id, situation: null }),
    });
    const { documentElement } = new DOMParser().parseFromString(drawn, 'image/svg+xml');
    place.current?.replaceChildren(documentElement);
  }, [layout, title]);
  return <div ref={place} />;
});
