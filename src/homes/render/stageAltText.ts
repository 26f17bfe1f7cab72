import { numberWord } from '#domain/quantities.ts';
import { openStorey, type Stage } from '../scene/stages/stage.ts';
import { HOME_NAMES } from './altText.ts';
import type { Subject } from './pictures.ts';

/** The alternative text of a building site's picture, for screen readers. */
export function stageAltText({ listing, home }: Subject, stage: Stage): string {
  const [one, many] = HOME_NAMES[listing.type];
  const [block] = home.blocks;
  const storeys = block?.levels.length ?? 0;
  const built = home.blocks.length === 1 ? `a ${numberWord(storeys)}-storey ${one}` : many;
  switch (stage) {
    case 'foundation':
      return `The foundation of ${built}: trenches in red earth, concrete footings, bars for the columns, and boards that set out the walls.`;
    case 'structure': {
      const open = block ? openStorey(block, stage) : null;
      const where = open && open.index > 0 ? 'upper' : 'ground';
      return `The structure of ${built}: columns, bare block walls, and the ${where} floor under construction.`;
    }
    case 'roof':
      return `The roof of ${built}: bare block walls with empty openings, and the roof going on.`;
  }
}
