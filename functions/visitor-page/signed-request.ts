import * as http from 'node:http';
import * as https from 'node:https';
import aws4 from 'aws4';

interface SignedResponse {
  status: number;
  body: string;
}

/**
 * Requests a batch of items from DynamoDB.
 * @throws TransientError where no complete response arrived
 */
export type Send = (body: string) => Promise<SignedResponse>;

/** An error for which a retry may succeed. */
export class TransientError extends Error {}

/** Opens no socket before the first request; the connection is then kept alive. */
export function createSender(): Send {
  const { AWS_REGION: region = 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB } = process.env;
  const endpoint = new URL(AWS_ENDPOINT_URL_DYNAMODB ?? `https://dynamodb.${region}.amazonaws.com`);
  const client = endpoint.protocol === 'http:' ? http : https;
  const agent = new client.Agent({ keepAlive: true });

  return (body) => {
    const options = aws4.sign(
      {
        service: 'dynamodb',
        region,
        host: endpoint.host,
        method: 'POST',
        path: '/',
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': 'DynamoDB_20120810.BatchGetItem',
        },
        body,
      },
      {
        accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
        secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
        sessionToken: process.env.AWS_SESSION_TOKEN,
      },
    );
    return new Promise<SignedResponse>((resolve, reject) => {
      const fail = (error: Error) => reject(new TransientError(error.message));
      const request = client.request(
        {
          agent,
          hostname: endpoint.hostname,
          port: endpoint.port,
          method: 'POST',
          path: '/',
          headers: options.headers as http.OutgoingHttpHeaders,
          timeout: 2_000,
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', fail);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
          );
        },
      );
      request.on('timeout', () => request.destroy(new Error('DynamoDB did not answer in time.')));
      request.on('error', fail);
      request.end(body);
    });
  };
}
