import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { errorCode } from '../error-chain.ts';

const tracer = trace.getTracer('pg');

/** A pool, or one connection of it. */
interface Queried {
  query(...given: unknown[]): unknown;
}

/**
 * One span per statement of a request or job, with its text, in which all values are parameters. A pool passes its
 * statements to a connection with a callback; calls with a callback are skipped, so nothing is traced twice.
 */
export function traceStatements(queried: Queried): void {
  const query: (...given: unknown[]) => unknown = queried.query.bind(queried);
  Object.assign(queried, {
    query: (statement: unknown, ...rest: unknown[]) => {
      if (!trace.getActiveSpan() || typeof rest.at(-1) === 'function') return query(statement, ...rest);
      const text = textOf(statement);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const span = tracer.startSpan(nameOf(text), { kind: SpanKind.CLIENT, attributes });
      const result = query(statement, ...rest);
      if (!(result instanceof Promise)) {
        // A cursor, whose end is unknown.
        span.end();
        return result;
      }
      return result
        .catch((error: unknown) => {
          // Without the error's message, which can contain a value.
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('db.response.status_code', errorCode(error) ?? 'none');
          throw error;
        })
        .finally(() => span.end());
    },
  });
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return '';
  return String(statement.text);
}

/** Like 'select' or 'begin': OpenTelemetry's conventions require span names of low cardinality. */
const nameOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
