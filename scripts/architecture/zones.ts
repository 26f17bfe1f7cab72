/** The folders of this repository that each part may import besides itself. All other imports are forbidden. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/domain/': [],
  'src/homes/': ['src/domain/', 'src/ui/index.ts'],
  'src/homes/model/': ['src/domain/'],
  'src/homes/scene/': ['src/domain/', 'src/homes/model/'],
  'src/homes/drawings/': ['src/domain/', 'src/homes/model/', 'src/homes/scene/rooms/', 'src/ui/index.ts'],
  'src/homes/elevation/': ['src/domain/', 'src/homes/model/', 'src/homes/scene/palette.ts'],
  'src/homes/viewer/': ['src/domain/', 'src/homes/model/', 'src/homes/scene/', 'src/ui/index.ts'],
  'src/homes/render/': ['src/domain/', 'src/homes/model/', 'src/homes/scene/'],
  'src/api/contract/': ['src/domain/'],
  'src/api/': ['src/domain/'],
  'src/flows/': ['src/ui/index.ts', 'src/ui/theme/reset.css.ts'],
  'src/machines/': [
    'src/domain/',
    'src/api/contract/',
    'src/api/failure.ts',
    'src/api/calls/',
    'src/flows/graph/',
    'src/flows/paths/model/',
    'src/flows/whatIf/whatIf.ts',
  ],
  'src/rails/': ['src/domain/'],
  'src/ui/': [],
  'src/server/': ['src/domain/', 'src/api/contract/', 'src/homes/elevation/', 'src/homes/model/listing.ts'],
  'src/app/': [
    'src/machines/',
    'src/api/',
    'src/ui/index.ts',
    'src/ui/theme/reset.css.ts',
    'src/homes/',
    'src/domain/',
    'src/flows/host/',
  ],
  'src/routes/': [
    'src/app/',
    'src/machines/',
    'src/api/',
    'src/ui/index.ts',
    'src/homes/',
    'src/domain/',
    'src/flows/host/',
  ],
};

/** The folders of the domain: each may import those before it. The files beside them are shared by all. */
export const DOMAIN_ORDER: readonly string[] = [
  'mortgages',
  'derivation',
  'plans',
  'listings',
  'payments',
  'accounts',
  'explanations',
  'terms',
  'lifecycles',
];

/** The server's areas, and the other areas that each may import. Files outside the areas combine them. */
const PLATFORM = ['src/server/platform/'];
const SHARED = [...PLATFORM, 'src/server/identity/', 'src/server/catalogue/', 'src/server/messages/'];
export const SERVER_RINGS: Readonly<Record<string, readonly string[]>> = {
  'src/server/platform/': [],
  'src/server/messages/': PLATFORM,
  'src/server/identity/': [...PLATFORM, 'src/server/messages/'],
  'src/server/catalogue/': [...PLATFORM, 'src/server/messages/'],
  'src/server/money/': SHARED,
  'src/server/money/ledger/': PLATFORM,
  'src/server/money/wallet/': [...SHARED, 'src/server/money/ledger/'],
  'src/server/money/withdrawals/': [...SHARED, 'src/server/money/ledger/', 'src/server/money/wallet/'],
  'src/server/money/bank/': [
    ...SHARED,
    'src/server/money/ledger/',
    'src/server/money/wallet/',
    'src/server/money/withdrawals/',
  ],
  'src/server/documents/': [...SHARED, 'src/server/money/ledger/'],
  'src/server/savings/': [...SHARED, 'src/server/money/', 'src/server/documents/'],
  'src/server/support/': SHARED,
  'src/server/own-data/': [
    ...SHARED,
    'src/server/documents/',
    'src/server/money/wallet/',
    // Money that its owner has not received yet must not be purged.
    'src/server/money/withdrawals/',
    'src/server/support/',
  ],
};
