import { useMemo, useSyncExternalStore } from 'react';
import { type Address, addressOf, hrefOf } from './address.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The current address of the atlas. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => addressOf(hash), [hash]);
}

export function goTo(address: Address): void {
  window.location.hash = hrefOf(address);
}

/** Replaces the current address without a history entry. */
export function moveTo(address: Address): void {
  window.location.replace(hrefOf(address));
}
