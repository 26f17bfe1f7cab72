import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderStore } from './folder.ts';
import type { MediaReader } from './port.ts';

/** The pictures of the sample's homes, which come with the product. */
const SAMPLE_PICTURES = fileURLToPath(new URL('../../../../pictures', import.meta.url));

export interface SamplePictures extends MediaReader {
  /** The file that says which pictures each home has. */
  readonly manifestFile: string;
  /** The file that says which pictures of its building site each home has. */
  readonly stagesFile: string;
}

export function samplePictures(folder: string = SAMPLE_PICTURES): SamplePictures {
  const { get, exists } = folderStore(folder);
  return {
    get,
    exists,
    manifestFile: path.join(folder, 'pictures.json'),
    stagesFile: path.join(folder, 'stages.json'),
  };
}
