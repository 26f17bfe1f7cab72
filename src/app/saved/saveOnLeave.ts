import { MAX_DEVICE_SAVED } from '#domain/listings/listings.ts';
import { DEVICE_KEYS } from '../device/deviceKeys.ts';

/** The home that a heart saves, as rendered by the server: its `data-saves`. */
export const savesHome = ({ dataset: { saves } }: HTMLElement): string | undefined => saves;

/**
 * Saves homes on the device, as `savedOnDevice.add` does, which needs scripts that have not loaded. A home that is named
 * twice was saved and unsaved.
 */
export function saveOnLeave(ids: readonly string[]): void {
  const isOdd = (id: string): boolean => ids.filter((other) => other === id).length % 2 === 1;
  const added = [...new Set(ids)].filter(isOdd);
  if (added.length === 0) return;
  const before = storedIds().filter((id) => !added.includes(id));
  const saved = [...added.toReversed(), ...before].slice(0, MAX_DEVICE_SAVED);
  try {
    window.localStorage.setItem(DEVICE_KEYS.savedHomes, JSON.stringify({ ids: saved }));
  } catch {
    // Full or blocked: nothing can be saved on this device, and the page is being left.
  }
}

function storedIds(): readonly string[] {
  try {
    const { ids } = JSON.parse(window.localStorage.getItem(DEVICE_KEYS.savedHomes) ?? '');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}
