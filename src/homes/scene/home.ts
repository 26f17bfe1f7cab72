import type { HomeModel } from '../model/model.ts';
import { gardenNodes } from './garden/garden.ts';
import { houseNodes } from './house/house.ts';
import { furnitureNodes } from './rooms/furniture.ts';
import type { Detail, Scene } from './scene.ts';
import type { Focus } from './street/focus.ts';
import { siteNodes } from './street/street.ts';
import { surroundingNodes } from './street/town/surroundings.ts';

/**
 * The complete scene of a listing: homes with furniture, gardens, lanes, and surroundings.
 * @param focus the area in front of a picture's camera, where grass has blades and paving single stones
 */
export const homeScene = (model: HomeModel, detail: Detail, focus?: Focus): Scene => ({
  nodes: [
    ...houseNodes(model, detail),
    ...furnitureNodes(model, detail),
    ...siteNodes(model, detail, focus),
    ...gardenNodes(model, detail, focus),
    ...surroundingNodes(model, detail),
  ],
});
