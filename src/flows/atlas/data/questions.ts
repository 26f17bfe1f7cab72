/** A heading in the index of questions. */
export interface Topic {
  readonly id: string;
  readonly title: string;
}

/** A question about a flow, with its answers. */
export interface AtlasQuestion {
  readonly topic: string;
  /** The text after `What if`. */
  readonly asks: string;
  /** The machine's id; null if the answer is about the server and no flow. */
  readonly flow: string | null;
  readonly title: string;
  readonly answers: readonly AtlasAnswer[];
}

export interface AtlasAnswer {
  /** The situation before, as text. */
  readonly before: string;
  /** The situation after, as text. */
  readonly after: string;
  /** The id of the state after. */
  readonly state: string;
  readonly shows: readonly string[];
  /** The sentence of the path, or the title of the test. */
  readonly proof: string;
  /** The path's number in its flow; null if another test is the proof. */
  readonly path: number | null;
  /** The base name of a picture of the state; null if there is none. */
  readonly picture: string | null;
}

/** The questions that contain all of the words in their question or answers. */
export function questionsWith(questions: readonly AtlasQuestion[], words: string): AtlasQuestion[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter((question) => {
    const text = textOf(question);
    return asked.every((word) => text.includes(word));
  });
}

const textOf = ({ asks, title, answers }: AtlasQuestion): string =>
  [asks, title, ...answers.flatMap(({ before, after, shows }) => [before, after, ...shows])]
    .join(' ')
    .toLowerCase();
