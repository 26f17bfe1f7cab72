import type { ChangeFigures, ChangeOption, Changes } from '#api/calls/changes.ts';
import { kobo, naira } from '#domain/money.ts';

const current: ChangeFigures = {
  plan: 'B',
  home: 'Ewe Terraces, Block 1, Ground floor, U4',
  price: naira(32_000_000),
  durationMonths: 24,
  monthly: naira(400_000),
  target: naira(9_600_000),
  left: naira(6_000_000),
  late: naira(400_000),
  mortgage: naira(22_400_000),
  nextDueOn: '2026-10-28',
  endsOn: '2028-01-28',
};

const none = { durationMonths: null, apartmentId: null, plan: null } as const;

export const pauseOption: ChangeOption = {
  change: { ...none, kind: 'pause' },
  figures: { ...current, late: kobo(0), nextDueOn: '2026-11-28', endsOn: '2028-02-28' },
  otherPropertyId: null,
};
export const longerOption: ChangeOption = {
  change: { ...none, kind: 'duration', durationMonths: 30 },
  figures: { ...current, durationMonths: 30, monthly: naira(285_000), late: kobo(0), endsOn: '2028-07-28' },
  otherPropertyId: null,
};
const smallerHome: ChangeOption = {
  change: { ...none, kind: 'unit', apartmentId: '0190b3a0-0000-7000-8000-00000000d0f1' },
  figures: { ...current, home: 'Odo Flats, Block 1, U1', price: naira(20_000_000), target: naira(6_000_000) },
  otherPropertyId: '0190b3a0-0000-7000-8000-00000000d0f2',
};

/** Ewe Terraces on Plan B: one month is late. */
export const someChanges: Changes = {
  current,
  paid: naira(3_600_000),
  options: [pauseOption, longerOption, smallerHome],
  obstacles: [
    { kind: 'spread', reason: 'nothing_late' },
    { kind: 'plan', reason: 'same_after_start' },
  ],
  history: [],
};
