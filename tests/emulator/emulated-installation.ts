import { setTimeout as wait } from 'node:timers/promises';
import { GetFunctionUrlConfigCommand } from '@aws-sdk/client-lambda';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { AwsClients } from '@galley/infra/commands/aws-clients';
import { resourcesOf } from '@galley/infra/commands/installation';
import { namesOf, type Stage } from '@galley/infra/stage';
import aws4 from 'aws4';

/** A mail as the emulator lists it. */
interface Mail {
  To: string[];
  BodyText: string;
}

/** Asks what was deployed as CloudFront does: with the headers that its functions and origins add. */
export interface EmulatedInstallation {
  askAdmin(path: string, init?: RequestInit): Promise<Response>;
  visit(company: string, path: string): Promise<Response>;
  /** The newest mail to an email address in whose text `pattern` is found: what its first group holds. */
  findInMail(to: string, pattern: RegExp): Promise<string>;
  close(): void;
}

const longestWaitMs = 60_000;

/** Repeats a question until it has an answer. @throws Error that names what was waited for */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + longestWaitMs;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(500);
  }
  throw new Error(`Waited ${longestWaitMs / 1000} s for ${what}.`);
}

/** @param url where the emulator answers */
export async function openInstallation(stage: Stage, url: string): Promise<EmulatedInstallation> {
  const credentials = { accessKeyId: 'emulator', secretAccessKey: 'emulator' };
  const aws = new AwsClients({ region: stage.region, credentials, endpoints: endpointsAt(url) });
  const names = namesOf(stage);
  const resourceOf = async (stack: string, type: string) => {
    const resources = await resourcesOf(aws.cloudFormation(), `${names.stackPrefix}-${stack}`);
    const found = resources?.find(({ ResourceType }) => ResourceType === type);
    if (found?.PhysicalResourceId) return found.PhysicalResourceId;
    throw new Error(`The stack ${stack} has no ${type}.`);
  };
  const { SecretString: edgeSecret = '' } = await aws
    .secrets()
    .send(new GetSecretValueCommand({ SecretId: names.edgeSecret }));
  const api = await resourceOf('Api', 'AWS::ApiGatewayV2::Api');
  const FunctionName = await resourceOf('Site', 'AWS::Lambda::Function');
  const { FunctionUrl = '' } = await aws.lambda().send(new GetFunctionUrlConfigCommand({ FunctionName }));
  const [visitorUrlId = ''] = new URL(FunctionUrl).hostname.split('.');

  const asked = { 'x-galley-edge-secret': edgeSecret, 'x-galley-viewer-ip': '203.0.113.7' };
  return {
    askAdmin: (path, init = {}) =>
      fetch(`${url}/_aws/execute-api/${api}/$default${path}`, {
        ...init,
        headers: {
          ...asked,
          'x-galley-surface': 'admin',
          'x-galley-host': stage.adminDomain,
          'x-galley-csrf': '1',
          ...init.headers,
        },
      }),
    visit: (company, path) => {
      // The function answers signed requests only, as CloudFront makes them.
      const signed = aws4.sign(
        {
          service: 'lambda',
          region: stage.region,
          host: new URL(url).host,
          path: `/_aws/lambda-url/${visitorUrlId}${path}`,
          headers: {
            ...asked,
            'x-galley-surface': 'site',
            'x-galley-company': company,
            'x-galley-host': `${company}.${stage.sitesDomain}`,
          },
        },
        credentials,
      );
      return fetch(`${url}${signed.path}`, { headers: signed.headers as Record<string, string> });
    },
    findInMail: (to, pattern) =>
      waitFor(`a mail to ${to} with ${pattern}`, async () => {
        for (const mail of await readMails(url)) {
          const found = mail.To.includes(to) ? pattern.exec(mail.BodyText)?.[1] : undefined;
          if (found !== undefined) return found;
        }
        return undefined;
      }),
    close: () => aws.close(),
  };
}

/** All services answer at one URL. */
function endpointsAt(url: string): Record<string, string> {
  const services = ['CLOUDFORMATION', 'LAMBDA', 'SECRETS_MANAGER', 'S3'];
  return Object.fromEntries(services.map((service) => [`AWS_ENDPOINT_URL_${service}`, url]));
}

/** What the emulated SES was asked to send, newest first. */
async function readMails(url: string): Promise<Mail[]> {
  const response = await fetch(`${url}/_ministack/ses/messages`);
  const { messages } = (await response.json()) as { messages: Record<string, Mail[]> };
  return Object.values(messages).flat().reverse();
}
