import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf, stepOf } from '#machines/contribution/contribution.address.ts';
import { stepOfRoute } from '#machines/contribution/contribution.urls.ts';
import { useFlowActor, useFlowSelector } from './flowContext.ts';

/** `?property=` of /select-unit names the home. */
export const PROPERTY_PARAM = 'property';

/**
 * The address and the wizard's step are one thing. What the buyer does moves the step, and the address follows;
 * a link, back or forward moves the address, and the step follows as far as it is allowed. Where it is not, the
 * address is put right.
 */
export function useFlowAddress(): void {
  const actor = useFlowActor();
  const step = useFlowSelector(stepOf);
  const isOpening = useFlowSelector((snapshot) => snapshot.matches('loading'));
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(location);
  const wasOpening = useRef(isOpening);
  latest.current = location;

  useEffect(() => {
    const visited = stepOfRoute(location.pathname);
    const propertyId = new URLSearchParams(location.search).get(PROPERTY_PARAM);
    if (visited === null || actor.getSnapshot().status === 'done') return;
    const { propertyId: here } = actor.getSnapshot().context;
    if (visited === stepOf(actor.getSnapshot()) && (propertyId === null || propertyId === here)) return;
    actor.send({ type: 'route.visited', step: visited, propertyId });
    const snapshot = actor.getSnapshot();
    const address = addressOf(snapshot);
    if (address !== null && stepOf(snapshot) !== visited) void navigate(address, { replace: true });
  }, [actor, location, navigate]);

  useEffect(() => {
    const isCorrection = wasOpening.current;
    wasOpening.current = isOpening;
    const snapshot = actor.getSnapshot();
    const address = addressOf(snapshot);
    // A step that has moved on since this was drawn is followed by the next drawing.
    if (address === null || stepOf(snapshot) !== step || stepOfRoute(latest.current.pathname) === step)
      return;
    void navigate(address, { replace: isCorrection });
  }, [actor, step, isOpening, navigate]);
}
