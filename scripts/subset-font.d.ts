/** The part of `subset-font` that the scripts use; the package has no types. */
declare module 'subset-font' {
  /** An axis is pinned to one value, or limited to a range. */
  export type VariationAxes = Readonly<
    Record<string, number | { readonly min: number; readonly max: number }>
  >;

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes?: VariationAxes;
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
