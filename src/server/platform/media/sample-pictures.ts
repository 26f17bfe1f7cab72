import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderStore } from './folder.ts';
import type { MediaReader } from './port.ts';

/** The bundled pictures of the sample homes. */
const SAMPLE_PICTURES = fileURLToPath(new URL('../../../../pictures', import.meta.url));

export interface SamplePictures extends MediaReader {
  /** The manifest of each home's pictures. */
  readonly manifestFile: string;
  /** The manifest of each home's building site pictures. */
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
