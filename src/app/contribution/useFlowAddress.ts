import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf, stepOf } from '#machines/contribution/contribution.address.ts';
import { parseUnitAddress, stepOfRoute } from '#machines/contribution/contribution.urls.ts';
import { useFlowActor, useFlowSelector } from './flowContext.ts';

/**
 * Keeps the URL and the wizard's step in sync. A change of step updates the URL. A link, back or forward updates the
 * step if the step is allowed; otherwise the URL is corrected.
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
    const { propertyId, apartmentId } = parseUnitAddress(location.search);
    const before = actor.getSnapshot();
    if (visited === null || before.status === 'done') return;
    const isHere =
      visited === stepOf(before) &&
      (propertyId === null || propertyId === before.context.propertyId) &&
      (apartmentId === null || apartmentId === before.context.apartmentId);
    if (isHere) return;
    actor.send({ type: 'route.visited', step: visited, propertyId, apartmentId });
    const snapshot = actor.getSnapshot();
    const address = addressOf(snapshot);
    if (address !== null && stepOf(snapshot) !== visited) void navigate(address, { replace: true });
  }, [actor, location, navigate]);

  useEffect(() => {
    const snapshot = actor.getSnapshot();
    if (isOpening || snapshot.matches('loading') || snapshot.matches('loadFailed')) return;
    const address = addressOf(snapshot);
    // Remove the unit from the URL once it is applied, so that a reload keeps the unit chosen since.
    if (address !== null && parseUnitAddress(location.search).apartmentId !== null)
      void navigate(address, { replace: true });
  }, [actor, isOpening, location, navigate]);

  useEffect(() => {
    const isCorrection = wasOpening.current;
    wasOpening.current = isOpening;
    const snapshot = actor.getSnapshot();
    const address = addressOf(snapshot);
    // If the step has changed since this render, the next render handles it.
    if (address === null || stepOf(snapshot) !== step || stepOfRoute(latest.current.pathname) === step)
      return;
    void navigate(address, { replace: isCorrection });
  }, [actor, step, isOpening, navigate]);
}
