import { HelpRequest, UsageError } from '#server/platform/command.ts';

/**
 * Parses the arguments of a command for developers. Ends the process with 0 after the usage if `--help` is asked for, and
 * with 2 after one line if an argument is invalid.
 * @param parse throws UsageError, as `readArguments` does.
 */
export function parseOrExit<Arguments>(parse: (line: readonly string[]) => Arguments): Arguments {
  try {
    return parse(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const isHelp = error instanceof HelpRequest;
    (isHelp ? console.log : console.error)(error.message);
    process.exit(isHelp ? 0 : 2);
  }
}
