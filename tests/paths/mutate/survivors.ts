/** The mutants that the path tests let live, by their names, each with the reason why that is right. */
export const SURVIVORS: Readonly<Record<string, string>> = {};
