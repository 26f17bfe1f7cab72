export { samples } from '../../scripts/pictures/samples.ts';
