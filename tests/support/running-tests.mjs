import { writeFileSync } from 'node:fs';

/**
 * Writes the running tests of a tier to a file. `run-tier.mjs` thereby sees progress, however slow the machine is,
 * and can say what hangs.
 */
export default class RunningTests {
  running = new Set();

  onTestCaseReady(test) {
    this.running.add(test.fullName);
    this.#write();
  }

  onTestCaseResult(test) {
    this.running.delete(test.fullName);
    this.#write();
  }

  #write() {
    const file = process.env.GALLEY_RUNNING_TESTS;
    if (file) writeFileSync(file, [...this.running].join('\n'));
  }
}
