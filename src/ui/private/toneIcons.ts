import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

export const noticeTones = ['info', 'positive', 'attention', 'critical'] as const;
export type NoticeTone = (typeof noticeTones)[number];

export const toneIcons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  attention: TriangleAlert,
  critical: CircleAlert,
};
