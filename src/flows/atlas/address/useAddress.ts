import { useMemo, useSyncExternalStore } from 'react';
import { type Address, addressOf, hrefOf } from './address.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What the atlas shows now. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => addressOf(hash), [hash]);
}

export function goTo(address: Address): void {
  window.location.hash = hrefOf(address);
}

/** Shows another address in place of this one: Back leads past it. */
export function moveTo(address: Address): void {
  window.location.replace(hrefOf(address));
}
