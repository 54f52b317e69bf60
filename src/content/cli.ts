// The commands on content: `tsx src/content/cli.ts check`.
import { parseArgs } from 'node:util';

/** What a command is called with; it answers with the exit code. */
interface Command {
  readonly usage: string;
  readonly summary: string;
  /** A command's code is only loaded when it is asked for. */
  readonly run: (words: readonly string[]) => Promise<number>;
}

const commands: Readonly<Record<string, Command>> = {
  check: {
    usage: 'check',
    summary: 'Tells everything that is wrong in content/.',
    run: async (words) => {
      parseArgs({ args: [...words], options: {}, allowPositionals: false });
      const { check } = await import('./check.ts');
      return check(process.cwd(), (text) => console.log(text));
    },
  },
};

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...words]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return misuse(name ? `There is no command \`${name}\`.` : 'Which command?');
  try {
    return await command.run(words);
  } catch (error) {
    if (isMisuse(error)) return misuse(error.message.replace(/\. .*/s, '.'));
    throw error;
  }
}

/** Says how the commands are used. Wrong usage ends with 2, so that it isn't taken for broken content. */
function misuse(reason: string): number {
  const list = Object.values(commands).map(({ usage, summary }) => `  ${usage}  ${summary}`);
  console.error([reason, '', 'Usage: tsx src/content/cli.ts <command>', ...list].join('\n'));
  return 2;
}

function isMisuse(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  );
}
