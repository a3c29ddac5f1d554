// Loaded by each Lambda of the hour before anything else: its clock is the one that the cloud's process moves, and it
// reports its memory when asked. Plain JavaScript, because a worker thread has no TypeScript loader.
const { workerData } = require('node:worker_threads');

/** Threads that a Lambda starts itself, such as those of the picture library, have nothing of it. */
if (workerData?.hour) follow(workerData.hour);

function follow({ moved, port }) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parameters) {
      if (parameters.length === 0) super(RealDate.now() + moved[0]);
      else super(...parameters);
    }
    static now() {
      return RealDate.now() + moved[0];
    }
  };
  port.on('message', () => {
    for (let times = 0; times < 3; times += 1) globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    port.postMessage(heapUsed + external);
  });
  port.unref();
}
