import type { FastifyInstance } from 'fastify';
import pino from 'pino';

/** The lines that a test's server logged since the test began. */
export interface ServerLog {
  text(): string;
  clear(): void;
}

/** Keeps what a server logs instead of printing it. */
export function keepLog({ log }: FastifyInstance): ServerLog {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  Reflect.set(log, pino.symbols.streamSym, { write });
  return {
    text: () => text,
    clear: () => {
      text = '';
    },
  };
}
