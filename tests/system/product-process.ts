import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Table } from '@galley/functions/core/table';
import { build, type Plugin } from 'esbuild';
import type { ProductAddresses, ProductOrder } from './product';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundled files still find what stands beside their source; what is no JavaScript stays where it is. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup(building) {
    building.onLoad({ filter: /\/infra\/local\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const place = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll('import.meta.url', place), loader: 'ts' };
    });
    building.onResolve({ filter: /^classic-level$/ }, ({ path, importer }) => ({
      path: createRequire(importer).resolve(path),
      external: true,
    }));
  },
};

/** Bundles the product into one file, since it is started over a hundred times. @returns the file */
export async function bundleProduct(directory: string): Promise<string> {
  const outfile = join(directory, 'product.mjs');
  await build({
    entryPoints: [join(root, 'tests/system/product.ts')],
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    plugins: [keepPlaces],
    logLevel: 'error',
  });
  return outfile;
}

/** The whole product in a process of its own, so that it can be killed. */
export class ProductProcess {
  readonly table: Table;

  private constructor(
    private readonly child: ChildProcess,
    readonly addresses: ProductAddresses,
  ) {
    const { region, credentials, endpoints, tableName } = addresses.aws;
    const endpoint = endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '';
    this.table = new Table(tableName, () => new DynamoDBClient({ region, credentials, endpoint }));
  }

  /** @throws with the exit code where the product ends before it is ready */
  static start(bundle: string, assembly: string, data: string): Promise<ProductProcess> {
    // The parent is run by vitest, whose options for Node are not the product's.
    const child = fork(bundle, [assembly, data], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Promise((resolve, reject) => {
      child.once('message', (addresses) => resolve(new ProductProcess(child, addresses as ProductAddresses)));
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`The product did not start: ${signal ?? code}`)));
    });
  }

  order(order: ProductOrder): void {
    this.child.send(order);
  }

  /** kill -9, unless it is dead already; resolves when the process is gone. */
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
