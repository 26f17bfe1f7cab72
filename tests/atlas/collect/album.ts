import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Picture, pictureFile, picturesKeyOf } from '#flows/atlas/data/atlas.ts';
import type { PictureSize } from '#flows/paths/page/pictureSizes.ts';
import type { Spots } from '#flows/paths/page/presses.ts';

/** A line of `seen.jsonl`: a situation that was reached in the browser. */
export interface SeenLine {
  readonly machine: string;
  readonly leaves: readonly string[];
  readonly path: string;
  readonly step?: string;
  readonly respondedBy: 'server' | 'path' | null;
  readonly name: string;
  /** What was pressed last to get here; null if nothing was. */
  readonly pressed?: string | null;
  /** The positions of everything that can be pressed; present with the first picture of a situation. */
  readonly spots?: Readonly<Partial<Record<PictureSize, Spots>>>;
}

/** The situations that the walks in a browser recorded, in order; empty if there were no walks. */
export function seenIn(folder: string): SeenLine[] {
  const file = path.join(folder, 'seen.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): SeenLine => JSON.parse(line));
}

/** The first picture of each situation of a flow, by its states. */
export function picturesOf(flow: string, seen: readonly SeenLine[], folder: string): Record<string, Picture> {
  const pictures: Record<string, Picture> = {};
  for (const { machine, leaves, path: sentence, respondedBy, name } of seen) {
    const key = picturesKeyOf(leaves);
    if (machine !== flow || pictures[key] || !isTaken(folder, name)) continue;
    pictures[key] = { name, path: sentence, isPlayed: respondedBy === 'path' };
  }
  return pictures;
}

const isTaken = (folder: string, name: string): boolean =>
  existsSync(path.join(folder, decodeURIComponent(path.basename(pictureFile(name, 'phone', 'light')))));
