import { createInterface } from 'node:readline/promises';
import { CommandFailed } from './failures';

/** How a command communicates with the operator. */
export interface Terminal {
  print(line: string): void;
  progress(label: string, done: number, total: number): void;
  confirm(question: string): Promise<boolean>;
  ask(question: string): Promise<string>;
}

interface TerminalOptions {
  /** Answers yes/no questions with yes. */
  yes?: boolean;
  input?: NodeJS.ReadStream;
  output?: NodeJS.WriteStream;
}

export function openTerminal({
  yes = false,
  input = process.stdin,
  output = process.stdout,
}: TerminalOptions = {}): Terminal {
  let isInProgress = false;
  const print = (line: string) => {
    output.write(`${isInProgress ? '\n' : ''}${line}\n`);
    isInProgress = false;
  };
  const ask = async (question: string) => {
    if (!input.isTTY) {
      throw new CommandFailed(`"${question}" has to be answered in a terminal; this is none.`);
    }
    const reader = createInterface({ input, output });
    try {
      return (await reader.question(`${isInProgress ? '\n' : ''}${question} `)).trim();
    } finally {
      reader.close();
      isInProgress = false;
    }
  };
  return {
    print,
    ask,
    async confirm(question) {
      if (yes) {
        print(`${question} Yes (--yes).`);
        return true;
      }
      if (!input.isTTY) {
        throw new CommandFailed(
          `"${question}" has to be answered in a terminal; without one, say --yes if it shall be so.`,
        );
      }
      return /^y(es)?$/i.test(await ask(`${question} (yes or no)`));
    },
    progress(label, done, total) {
      const line = `${label}  ${done} of ${total}`;
      // A log gets only the first and the last line of a progress.
      if (!output.isTTY) {
        if (done === 0 || done >= total) print(line);
        return;
      }
      output.write(`\r\x1b[2K${line}${done >= total ? '\n' : ''}`);
      isInProgress = done < total;
    },
  };
}
