import { Table } from '@galley/functions/core/table';
import type { Stage } from '../stage';
import { AwsClients, type ClientSettings } from './aws-clients';
import { type RunCdk, runCdk as runCdkHere } from './cdk';
import { type AskHttps, askHttps as askHttpsHere } from './https-request';
import { deployedInstallation, type Installation } from './installation';
import type { Terminal } from './terminal';

/** What a command gets: which installation it is about, the ways to reach it, and the operator. */
export interface CommandContext {
  readonly stage: Stage;
  readonly aws: AwsClients;
  /** The product that runs on this machine (`--stage local`); absent on AWS. */
  readonly laptop?: Laptop;
  readonly runCdk: RunCdk;
  /** Asks a host over the internet, as anyone who visits it would. */
  readonly askHttps: AskHttps;
  /** The list of companies to deploy. */
  readonly tenantsFile: string;
  /** The names of what is deployed. Read once. @throws CommandFailed where nothing is deployed */
  installation(): Promise<Installation>;
  /** The table, for the functions' own code. */
  table(): Promise<Table>;
  print(line: string): void;
  /** `Copying images  120 of 400`: one line that is written over in a terminal. */
  progress(label: string, done: number, total: number): void;
  /** Asks for yes or no; yes at once with `--yes`. @throws CommandFailed where no one can be asked */
  confirm(question: string): Promise<boolean>;
  /** Asks for a text, `--yes` or not. @throws CommandFailed where no one can be asked */
  ask(question: string): Promise<string>;
}

/** One of `npm run tenant`'s commands. */
export interface TenantCommand {
  name: string;
  /** What follows the name, such as `<key> [--to FILE]`. */
  usage: string;
  /** One line. */
  summary: string;
  /** @param args what was written behind the name, without the options that all commands have */
  run(context: CommandContext, args: string[]): Promise<void>;
}

export interface Laptop {
  installation: Installation;
  /** Where the product keeps its data; absent where that is memory. */
  data?: string;
}

export interface ContextOptions {
  stage: Stage;
  clients: ClientSettings;
  terminal: Terminal;
  tenantsFile: string;
  /** The names are looked up on AWS when absent. */
  laptop?: Laptop;
  /** The project's own CLI on this terminal when absent. */
  runCdk?: RunCdk;
  /** The internet when absent. */
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
