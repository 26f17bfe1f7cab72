import { writeFileSync } from 'node:fs';
import { PUBLIC_API_FILE, publicApi } from './publicApi.ts';

/** `npm run ui:api` accepts the current public API of the design system as the agreed one. */
writeFileSync(PUBLIC_API_FILE, publicApi());
