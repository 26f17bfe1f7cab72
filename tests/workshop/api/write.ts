import { writeFileSync } from 'node:fs';
import { PUBLIC_API_FILE, publicApi } from './publicApi.ts';

/** `npm run ui:api` takes the design system's public surface as it is now for the agreed one. */
writeFileSync(PUBLIC_API_FILE, publicApi());
