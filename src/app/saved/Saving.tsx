import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutSaveIntent } from './saveIntent.ts';
import { useSavedToggle } from './useSavedToggle.ts';

/** Saves a home once. Then, saved or not, the address names it no more. */
export default function Saving({ propertyId }: { readonly propertyId: string }) {
  const { isBusy, toggle } = useSavedToggle(propertyId, false);
  const [isAsked, setIsAsked] = useState(false);
  const navigate = useNavigate();
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; `toggle` is another function at every render.
  useEffect(() => {
    toggle();
    setIsAsked(true);
  }, []);
  useEffect(() => {
    if (isAsked && !isBusy) void navigate(withoutSaveIntent(place), { replace: true });
  }, [isAsked, isBusy, navigate, place]);
  return null;
}
