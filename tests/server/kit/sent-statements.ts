import pg from 'pg';
import { vi } from 'vitest';

interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Null if it is not prepared. */
  readonly name: string | null;
}

/** The statements sent to PostgreSQL while a function runs, in order. */
export async function sentDuring(act: () => Promise<unknown>): Promise<SentStatement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return query.mock.calls.map(([sent, values]: readonly unknown[]) => ({
      text: String(fieldOf(sent, 'text') ?? sent),
      values: Array.isArray(values) ? values : [],
      name: fieldOf(sent, 'name'),
    }));
  } finally {
    query.mockRestore();
  }
}

function fieldOf(sent: unknown, field: 'text' | 'name'): string | null {
  const fields: Partial<Record<string, unknown>> =
    typeof sent === 'object' && sent !== null ? { ...sent } : {};
  const value = fields[field];
  return typeof value === 'string' ? value : null;
}
