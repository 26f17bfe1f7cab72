/** What the server says to each `GET /path` and the like: the `message` and `body` of its answer, in camelCase. */
export type Serves = Readonly<Record<string, unknown>>;

let serving: Serves = {};

export function serve(answers: Serves): void {
  serving = answers;
}

/** In place of the client's call. Of what nobody answers, the page waits for the answer. */
export async function call(method: string, path: string): Promise<unknown> {
  const answer = serving[`${method} ${path}`];
  return answer === undefined ? new Promise(() => {}) : answer;
}
