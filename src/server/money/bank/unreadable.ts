import * as z from 'zod/mini';

/** Why something that a provider sent cannot be read. */
export interface Unreadable {
  /** The path of the first field that breaks a rule, and the rule; never its value, which may be personal. */
  readonly reason: string;
}

/** @param part of the body that was read; the whole body without it. */
export function unreadable({ issues }: z.core.$ZodError, part?: 'data' | 'eventData'): Unreadable {
  const [issue] = issues;
  const path = [...(part ? [part] : []), ...(issue?.path ?? [])].join('.') || 'the body';
  return { reason: `${path} ${issue ? brokenRule(issue) : 'cannot be read'}` };
}

/** Written here, because a message of Zod's may have the value. */
function brokenRule(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // Numbers are read as their text.
      return issue.expected === 'string' ? 'is not a text or a number' : `is not an ${issue.expected}`;
    case 'invalid_value':
      return `is not ${issue.values.join(' or ')}`;
    case 'invalid_format':
      return issue.format === 'regex' ? `does not match ${issue.pattern}` : `is not a ${issue.format}`;
    case 'too_small':
      return 'is empty';
    case 'custom':
      return issue.message;
    default:
      return 'is not of the documented format';
  }
}

/** A field of text that `read` reads; anything that it returns null for is 'not' what is named. */
export const fieldOf = <Value>(read: (text: string) => Value | null, named: string) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context): Value => {
      const value = read(text);
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message: `is not ${named}`, input: text });
      return z.NEVER;
    }),
  );
