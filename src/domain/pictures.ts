/** The widths that every picture is kept in, each in every format: docs/decisions/0008-picture-addresses.md. */
export const PICTURE_WIDTHS_PX = [400, 800, 1280] as const;
/** The file that stands for the picture on the wire, for browsers that read no list, and for search engines. */
export const PLAIN_PICTURE_PX = 800 satisfies (typeof PICTURE_WIDTHS_PX)[number];
