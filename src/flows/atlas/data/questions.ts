/** A heading of the index of questions. */
export interface Topic {
  readonly id: string;
  readonly title: string;
}

/** A question that a person asks about a flow, with what its paths answer. */
export interface AtlasQuestion {
  readonly topic: string;
  /** What follows `What if`. */
  readonly asks: string;
  /** The machine's id; null where no flow of the atlas answers, but the server. */
  readonly flow: string | null;
  readonly title: string;
  readonly answers: readonly AtlasAnswer[];
}

export interface AtlasAnswer {
  /** What is so when it happens, in words. */
  readonly before: string;
  /** What is so afterwards, in words. */
  readonly after: string;
  /** The state that one looks at then, by its id. */
  readonly state: string;
  readonly shows: readonly string[];
  /** The sentence of the path, or the title of the test. */
  readonly proof: string;
  /** The path's number in its flow; null where another test is the proof. */
  readonly path: number | null;
  /** The beginning of the name of a picture of the state; null where there is none. */
  readonly picture: string | null;
}

/** The questions that have all of these words in what they ask or answer. */
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
