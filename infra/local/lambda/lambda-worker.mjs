// One execution environment of one Lambda function: runs in a worker thread and handles one event at a time.
// Plain JavaScript, because a worker thread starts faster without the TypeScript loader.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const { entry, exportName, functionName, functionArn, memoryMb, maxResponseBytes } = workerData;

const loading = import(pathToFileURL(entry).href).then((bundle) => {
  if (typeof bundle[exportName] !== 'function') {
    throw Object.assign(new Error(`${entry} does not export ${exportName}`), {
      name: 'Runtime.HandlerNotFound',
    });
  }
  return bundle[exportName];
});
// The first invocation reports the failure; without a handler, Node would end the thread before that.
loading.catch(() => {});

parentPort.on('message', async ({ payload, requestId, deadline }) => {
  try {
    const handler = await loading;
    const context = {
      awsRequestId: requestId,
      functionName,
      functionVersion: '$LATEST',
      invokedFunctionArn: functionArn,
      memoryLimitInMB: String(memoryMb),
      logGroupName: `/aws/lambda/${functionName}`,
      logStreamName: 'local',
      callbackWaitsForEmptyEventLoop: true,
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    };
    const response = JSON.stringify((await handler(JSON.parse(payload), context)) ?? null);
    const bytes = Buffer.byteLength(response);
    if (bytes > maxResponseBytes) {
      const message = `Response payload size exceeded maximum allowed payload size (${maxResponseBytes} bytes).`;
      parentPort.postMessage({
        error: { errorType: 'Function.ResponseSizeTooLarge', errorMessage: message },
      });
      return;
    }
    parentPort.postMessage({ payload: response });
  } catch (error) {
    parentPort.postMessage({ error: describe(error) });
  }
});

function describe(error) {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}
