import type { ModelListing } from '../../model/listing.ts';
import type { PackedHome } from './packed.ts';

/** A listing's homes as surfaces, built in a worker. Rejects if the worker does not load or fails. */
export function packedHome(listing: ModelListing): Promise<PackedHome> {
  const worker = new Worker(new URL('./pack.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<PackedHome>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PackedHome>) => resolve(data));
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The homes could not be built: ${message}`)),
    );
    worker.postMessage(listing);
  }).finally(() => worker.terminate());
}
