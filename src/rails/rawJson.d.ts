/** Part of ECMAScript's JSON source text access, which Node has and TypeScript's library does not declare yet. */
interface JSON {
  /** A value that `JSON.stringify` writes as exactly this text. */
  rawJSON(text: string): { readonly rawJSON: string };
}
