import { Fragment, type ReactNode, useState } from 'react';
import { useSessionState } from '../session/useSessionState.ts';
import type { FormOwner } from './draft.ts';

interface ByOwnerProps {
  readonly children: (owner: FormOwner) => ReactNode;
}

/** Renders a form of a public page, and renders it anew when its buyer is gone: the next person sees none of its input. */
export function ByOwner({ children }: ByOwnerProps) {
  const owner = useSessionState<FormOwner>(
    (snapshot) => (snapshot.matches('signedOut') ? null : snapshot.context.user?.id),
    undefined,
  );
  // The login page is about to replace this one, which stays as it is until then.
  const isLeaving = useSessionState(
    (snapshot) => snapshot.matches('ending') || snapshot.matches('ended'),
    false,
  );
  const [held, setHeld] = useState({ owner, buyersGone: 0 });
  if (!isLeaving && owner !== held.owner)
    setHeld({ owner, buyersGone: held.buyersGone + (typeof held.owner === 'string' ? 1 : 0) });
  return <Fragment key={held.buyersGone}>{children(owner)}</Fragment>;
}
