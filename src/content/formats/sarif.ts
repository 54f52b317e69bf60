// In: problems. Out: SARIF 2.1.0, which code scanners and editors read.
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import { compareText, type Problem } from '../problem.ts';

/** Problems as the log of one run. */
export function formatAsSarif(problems: readonly Problem[]): string {
  const codes = [...new Set(problems.map(({ code }) => code))].toSorted(compareText);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'content:check', rules: codes.map(rule) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => result(problem, codes.indexOf(problem.code))),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function rule(id: string) {
  const words = id.replaceAll('-', ' ');
  return { id, shortDescription: { text: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` } };
}

function result(problem: Problem, ruleIndex: number) {
  const { file, line, column, endLine, endColumn, severity, code, message, hint } = problem;
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: hint === undefined ? message : `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: address(file), uriBaseId: '%SRCROOT%' },
          region,
        },
      },
    ],
  };
}

function address(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
