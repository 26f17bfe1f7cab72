interface Failure {
  readonly file: string;
  readonly title: string;
  readonly message: string;
}

interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failures: readonly Failure[];
}

interface SuiteOptions<Report> {
  readonly name: string;
  readonly command: string;
  readonly args: (report: string) => readonly string[];
  readonly again: (failures: readonly Failure[], report: string) => readonly string[];
  readonly env: (report: string) => Readonly<Record<string, string>>;
  readonly partsOf: (report: Report, seconds: number) => readonly Part[];
}

export function runSuite<Report>(
  options: SuiteOptions<Report>,
): Promise<{ readonly parts: readonly Part[]; readonly unstable: readonly Failure[] }>;
