import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { errorCode } from '../error-chain.ts';

const tracer = trace.getTracer('pg');

/** A pool, or one connection of it. */
interface Queried {
  query(...given: unknown[]): unknown;
}

/**
 * One span for each statement of a request or job: its text, in which every value is a parameter. A pool passes its own
 * statements to a connection by a callback, which traces none of them again.
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
        // A cursor: nothing says when it ends.
        span.end();
        return result;
      }
      return result
        .catch((error: unknown) => {
          // Without its text, which can contain a value.
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

/** 'select', 'begin'; a low number of names, as the conventions of OpenTelemetry ask. */
const nameOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
