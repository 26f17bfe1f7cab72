export { type SampleListing, samples } from '#homes/render/sample.ts';
