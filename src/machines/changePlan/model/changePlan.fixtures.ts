import type { ChangeFigures, ChangeOption, Changes } from '#api/calls/changes.ts';
import { isoDate } from '#domain/dates.ts';
import { kobo, naira } from '#domain/money.ts';

const current: ChangeFigures = {
  plan: 'B',
  home: 'Ewe Terraces, Block 1, Ground floor, U4',
  price: naira(32_000_000),
  durationMonths: 24,
  monthly: naira(400_000),
  division: null,
  target: naira(9_600_000),
  left: naira(6_000_000),
  late: naira(400_000),
  lateParts: [naira(400_000)],
  mortgage: naira(22_400_000),
  nextDueOn: isoDate('2026-10-28'),
  endsOn: isoDate('2028-01-28'),
};

const none = { durationMonths: null, apartmentId: null, plan: null } as const;

export const pauseOption: ChangeOption = {
  change: { ...none, kind: 'pause' },
  figures: {
    ...current,
    late: kobo(0),
    lateParts: [],
    nextDueOn: isoDate('2026-11-28'),
    endsOn: isoDate('2028-02-28'),
  },
  otherPropertyId: null,
  agreement: [],
};
export const longerOption: ChangeOption = {
  change: { ...none, kind: 'duration', durationMonths: 30 },
  figures: {
    ...current,
    durationMonths: 30,
    monthly: naira(300_000),
    division: { months: 20, dueFirst: kobo(0) },
    late: kobo(0),
    lateParts: [],
    endsOn: isoDate('2028-07-28'),
  },
  otherPropertyId: null,
  agreement: [],
};
const smallerHome: ChangeOption = {
  change: { ...none, kind: 'unit', apartmentId: '0190b3a0-0000-7000-8000-00000000d0f1' },
  figures: { ...current, home: 'Odo Flats, Block 1, U1', price: naira(20_000_000), target: naira(6_000_000) },
  otherPropertyId: '0190b3a0-0000-7000-8000-00000000d0f2',
  agreement: [],
};

/** Ewe Terraces on Plan B: one month is late. */
export const planChanges: Changes = {
  current,
  paid: naira(3_600_000),
  options: [pauseOption, longerOption, smallerHome],
  obstacles: [
    { kind: 'spread', reason: 'nothing_late' },
    { kind: 'plan', reason: 'same_after_start' },
  ],
  history: [],
};

/** The same home with all instalments of Plan B paid, after its mortgage was declined. */
export const payRestChanges: Changes = {
  current: { ...current, left: kobo(0), late: kobo(0), lateParts: [], nextDueOn: null },
  paid: naira(9_600_000),
  options: [20, 28].map((durationMonths) => ({
    change: { ...none, kind: 'pay_rest', durationMonths },
    figures: {
      ...current,
      plan: 'A',
      durationMonths,
      monthly: naira(22_400_000 / durationMonths),
      division: { months: durationMonths, dueFirst: kobo(0) },
      target: naira(32_000_000),
      left: naira(22_400_000),
      late: kobo(0),
      lateParts: [],
      mortgage: kobo(0),
      endsOn: isoDate('2030-05-28'),
    },
    otherPropertyId: null,
    agreement: [
      {
        title: `You pay the rest over ${durationMonths} months.`,
        text: '₦9,600,000 of ₦32,000,000 is paid.',
      },
    ],
  })),
  obstacles: [],
  history: [],
};
