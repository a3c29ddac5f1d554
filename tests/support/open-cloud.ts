import { afterAll } from 'vitest';
import { startTestCloud, type TestCloud, type TestCloudOptions } from './test-cloud';

let open: TestCloud | undefined;

/** Starts the cloud of a test file. It stops after the file's last test. */
export async function openCloud(options?: TestCloudOptions): Promise<TestCloud> {
  // A file whose set-up failed has run no hook.
  await open?.stop();
  const cloud = await startTestCloud(options);
  open = cloud;
  afterAll(() => {
    open = undefined;
    return cloud.stop();
  });
  return cloud;
}
