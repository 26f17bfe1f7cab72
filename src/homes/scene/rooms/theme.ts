import { randomStream } from '#domain/random.ts';
import type { Material } from '../../model/materials.ts';
import type { Block, HomeModel } from '../../model/model.ts';

/** The materials of a listing's furniture, by role. */
export interface Theme {
  readonly name: string;
  readonly wood: Material;
  readonly panel: Material;
  readonly seat: Material;
  readonly chair: Material;
  readonly cushions: readonly [Material, Material];
  readonly rug: Material;
  readonly rugBorder: Material;
  readonly cabinet: Material;
  readonly cabinetAccent: Material;
  readonly worktop: Material;
  readonly throwOver: Material;
  readonly headboard: Material;
}

const THEMES: readonly [Theme, ...Theme[]] = [
  {
    name: 'timber and white',
    wood: 'timber',
    panel: 'timber',
    seat: 'linen',
    chair: 'leather',
    cushions: ['indigo', 'fabric_terra'],
    rug: 'rug',
    rugBorder: 'curtain_d',
    cabinet: 'lacquer',
    cabinetAccent: 'timber',
    worktop: 'marble',
    throwOver: 'indigo',
    headboard: 'fabric',
  },
  {
    name: 'terracotta and linen',
    wood: 'oak',
    panel: 'oak',
    seat: 'fabric',
    chair: 'fabric_terra',
    cushions: ['fabric_terra', 'linen'],
    rug: 'linen',
    rugBorder: 'fabric_terra',
    cabinet: 'oak',
    cabinetAccent: 'lacquer',
    worktop: 'marble',
    throwOver: 'fabric_terra',
    headboard: 'leather',
  },
  {
    name: 'indigo and grey',
    wood: 'timber_d',
    panel: 'timber_d',
    seat: 'fabric_grey',
    chair: 'indigo',
    cushions: ['linen', 'indigo'],
    rug: 'fabric',
    rugBorder: 'indigo',
    cabinet: 'lacquer_d',
    cabinetAccent: 'oak',
    worktop: 'marble',
    throwOver: 'fabric_grey',
    headboard: 'indigo',
  },
];

/** What of a listing's homes its theme depends on. */
export type ThemeSeed = Pick<HomeModel, 'finish' | 'design'> & {
  /** The listing's first block decides. */
  readonly blocks: readonly Pick<Block, 'footprint'>[];
};

/** A listing's theme, seeded by its design and finish. */
export const themeOf = ({ finish, design, blocks }: ThemeSeed): Theme =>
  randomStream(JSON.stringify([finish, design.name, blocks[0]?.footprint]), 'furnishing').pick(THEMES);
