import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react';

export type NoticeTone = 'info' | 'positive' | 'attention' | 'offline' | 'critical';

export const toneIcons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  attention: TriangleAlert,
  offline: WifiOff,
  critical: CircleAlert,
};
