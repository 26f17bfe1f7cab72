/** The server's response by method and path (`GET /path`): `message` and `body`, in camelCase. */
export type Responses = Readonly<Record<string, unknown>>;

let responses: Responses = {};

export function respondWith(next: Responses): void {
  responses = next;
}

/** Replaces the client's call. A call without a response stays pending. */
export async function call(method: string, path: string): Promise<unknown> {
  const response = responses[`${method} ${path}`];
  return response === undefined ? new Promise(() => {}) : response;
}
