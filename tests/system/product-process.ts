import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Table } from '@galley/functions/core/table';
import { bundleProgram } from '@galley/infra/local/build/bundle-program.mjs';
import type { ProductOrder, ProductUrls } from './product';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the product into one file, since it is started over a hundred times. @returns the file */
export async function bundleProduct(directory: string): Promise<string> {
  const outfile = join(directory, 'product.mjs');
  await bundleProgram(root, 'tests/system/product.ts', outfile);
  return outfile;
}

/** The whole product in a process of its own, so that it can be killed. */
export class ProductProcess {
  readonly table: Table;

  private constructor(
    private readonly child: ChildProcess,
    readonly urls: ProductUrls,
  ) {
    const { region, credentials, endpoints, tableName } = urls.aws;
    const endpoint = endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '';
    this.table = new Table(tableName, () => new DynamoDBClient({ region, credentials, endpoint }));
  }

  /** @throws with the exit code where the product ends before it is ready */
  static start(bundle: string, assembly: string, data: string): Promise<ProductProcess> {
    // vitest runs the parent, whose Node options must not apply to the product.
    const child = fork(bundle, [assembly, data], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Promise((resolve, reject) => {
      child.once('message', (urls) => resolve(new ProductProcess(child, urls as ProductUrls)));
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`The product did not start: ${signal ?? code}`)));
    });
  }

  order(order: ProductOrder): void {
    this.child.send(order);
  }

  /** kill -9, unless it is dead already; resolves when the process has ended. */
  kill(): Promise<void> {
    if (this.isGone) return Promise.resolve();
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill('SIGKILL');
    });
  }

  private get isGone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}
