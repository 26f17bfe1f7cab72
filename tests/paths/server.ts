/** What the server responds to each `GET /path` and the like: the `message` and `body` of the response, in camelCase. */
export type Responses = Readonly<Record<string, unknown>>;

let responses: Responses = {};

export function respondWith(next: Responses): void {
  responses = next;
}

/** In place of the client's call. A call without a response stays pending. */
export async function call(method: string, path: string): Promise<unknown> {
  const response = responses[`${method} ${path}`];
  return response === undefined ? new Promise(() => {}) : response;
}
