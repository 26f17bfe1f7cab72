import type { ModelListing } from '../../model/listing.ts';
import type { PackedHome } from './packed.ts';

/**
 * A listing's homes as surfaces, built in a worker, which an abort ends. Rejects if the worker does not load, fails or is
 * ended.
 */
export function packedHome(listing: ModelListing, signal: AbortSignal): Promise<PackedHome> {
  const worker = new Worker(new URL('./pack.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<PackedHome>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PackedHome>) => resolve(data));
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The homes could not be built: ${message}`)),
    );
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(listing);
  }).finally(() => worker.terminate());
}
