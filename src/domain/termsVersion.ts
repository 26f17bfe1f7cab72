/** The terms that the wizard shows now. A contribution agreed under another version is refused. */
export const TERMS_VERSION = '1';
