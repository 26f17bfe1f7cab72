export { type SampleListing, samples } from '../../scripts/pictures/sample.ts';
