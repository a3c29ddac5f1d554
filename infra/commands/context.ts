import { Table } from '@galley/functions/core/table';
import type { Stage } from '../stage';
import { AwsClients, type ClientSettings } from './aws-clients';
import { type RunCdk, runCdk as runCdkHere } from './cdk';
import { type AskHttps, askHttps as askHttpsHere } from './https-request';
import { deployedInstallation, type Installation } from './installation';
import type { Terminal } from './terminal';

/** What a command gets: the installation, the means to access it, and the terminal. */
export interface CommandContext {
  readonly stage: Stage;
  readonly aws: AwsClients;
  /** The product that runs on this machine (`--stage local`); absent on AWS. */
  readonly laptop?: Laptop;
  readonly runCdk: RunCdk;
  /** Sends a request to a host over the internet, like any visitor. */
  readonly askHttps: AskHttps;
  /** The list of companies to deploy. */
  readonly tenantsFile: string;
  /**
   * The names of the deployed resources, read once.
   * @throws CommandFailed where nothing is deployed
   */
  installation(): Promise<Installation>;
  /** The table, for the functions' own code. */
  table(): Promise<Table>;
  print(line: string): void;
  /** `Copying images  120 of 400`: a line that is overwritten in a terminal. */
  progress(label: string, done: number, total: number): void;
  /**
   * Asks a yes/no question; `--yes` answers it.
   * @throws CommandFailed where the input is not interactive
   */
  confirm(question: string): Promise<boolean>;
  /**
   * Asks for a text, regardless of `--yes`.
   * @throws CommandFailed where the input is not interactive
   */
  ask(question: string): Promise<string>;
}

/** One of `npm run tenant`'s commands. */
export interface TenantCommand {
  name: string;
  /** The arguments, such as `<key> [--to FILE]`. */
  usage: string;
  /** A one-line summary. */
  summary: string;
  /** @param args the arguments after the name, without the options of all commands */
  run(context: CommandContext, args: string[]): Promise<void>;
}

export interface Laptop {
  installation: Installation;
  /** The product's data directory; absent where the data is in memory. */
  data?: string;
}

export interface ContextOptions {
  stage: Stage;
  clients: ClientSettings;
  terminal: Terminal;
  tenantsFile: string;
  /** Absent: the names are looked up on AWS. */
  laptop?: Laptop;
  /** Absent: the project's own CLI on this terminal. */
  runCdk?: RunCdk;
  /** Absent: the internet. */
  askHttps?: AskHttps;
}

export function openContext({
  stage,
  clients,
  terminal,
  tenantsFile,
  laptop,
  runCdk = runCdkHere,
  askHttps = askHttpsHere,
}: ContextOptions): CommandContext {
  const aws = new AwsClients(clients);
  let installation: Promise<Installation> | undefined;
  const readInstallation = () => {
    installation ??= laptop ? Promise.resolve(laptop.installation) : deployedInstallation(aws, stage);
    return installation;
  };
  return {
    stage,
    aws,
    ...(laptop && { laptop }),
    runCdk,
    askHttps,
    tenantsFile,
    installation: readInstallation,
    table: async () => new Table((await readInstallation()).tableName, () => aws.dynamo()),
    print: terminal.print,
    progress: terminal.progress,
    confirm: terminal.confirm,
    ask: terminal.ask,
  };
}
