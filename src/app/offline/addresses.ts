/** Pages that look the same for everyone. */
const PUBLIC_PAGE = /^\/(?:$|search$|contact-support$|property\/[^/]+$|homes(?:\/|$))/;
const PUBLIC_CALL = /\/propy\/(?:filter-properties|price-counts|get-property|similar-properties)$/;
/** Excludes profile pictures, which are elsewhere under `/media`. */
const PUBLIC_PICTURE = /^\/media\/(?:pictures|listings)\//;

export const isPublicPage = ({ pathname }: URL): boolean => PUBLIC_PAGE.test(pathname);
export const isPublicCall = ({ pathname }: URL): boolean => PUBLIC_CALL.test(pathname);
export const isPublicPicture = ({ pathname }: URL): boolean => PUBLIC_PICTURE.test(pathname);
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/** A page that the server always sends as an empty shell. */
export const SHELL_ADDRESS = '/dashboard';
