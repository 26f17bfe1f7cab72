import { Hourglass, KeyRound, Lock, type LucideIcon } from 'lucide-react';
import type { UnitStatus } from '#domain/listings/listings.ts';

const ICONS: Readonly<Record<UnitStatus, LucideIcon | null>> = {
  available: null,
  held: Hourglass,
  reserved: KeyRound,
  sold: Lock,
};

export const STATUS_ICON_PX = 13;

/** The icon next to a status label; an available unit has none. */
export function StatusIcon({ status }: { readonly status: UnitStatus }) {
  const Icon = ICONS[status];
  return Icon === null ? null : <Icon size={STATUS_ICON_PX} aria-hidden="true" />;
}
