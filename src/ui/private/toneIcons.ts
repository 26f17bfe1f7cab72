import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react';

export const noticeTones = ['info', 'positive', 'attention', 'offline', 'critical'] as const;
export type NoticeTone = (typeof noticeTones)[number];

export const toneIcons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  attention: TriangleAlert,
  offline: WifiOff,
  critical: CircleAlert,
};
