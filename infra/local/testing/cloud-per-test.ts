import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach } from 'vitest';
import { type Cloud, type CloudOptions, startCloud } from '../cloud';
import { writeSmallApp } from '../fixture/small-app';

export let directory: string;
export let cloud: Cloud | undefined;
export const notes = () => readFileSync(path.join(directory, 'notes'), 'utf8').trim().split('\n');

export async function start(
  options: Partial<CloudOptions> = {},
  ...app: [change?: Parameters<typeof writeSmallApp>[1], bundles?: Record<string, string>]
): Promise<Cloud> {
  const assembly = writeSmallApp(directory, ...app);
  cloud = await startCloud({
    assembly,
    contentRoot: directory,
    servers: false,
    schedules: false,
    ...options,
  });
  return cloud;
}

/**
 * A sender, a configuration set that publishes bounces to the bus, and a rule that sends them to the jobs
 * function.
 */
export const addMailEvents: Parameters<typeof writeSmallApp>[1] = (resources) => {
  resources.Sender = { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'galley.example' } };
  resources.Mails = { Type: 'AWS::SES::ConfigurationSet', Properties: { Name: 'mails' } };
  resources.MailsEvents = {
    Type: 'AWS::SES::ConfigurationSetEventDestination',
    Properties: {
      ConfigurationSetName: { Ref: 'Mails' },
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce'],
        EventBridgeDestination: {
          EventBusArn: 'arn:aws:events:eu-west-1:000000000000:event-bus/default',
        },
      },
    },
  };
  resources.Bounces = {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventPattern: { source: ['aws.ses'] },
      State: 'ENABLED',
      Targets: [{ Id: 'jobs', Arn: { 'Fn::GetAtt': ['Jobs', 'Arn'] } }],
    },
  };
  resources.BouncesMayInvoke = {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: { 'Fn::GetAtt': ['Jobs', 'Arn'] },
      Principal: 'events.amazonaws.com',
      SourceArn: { 'Fn::GetAtt': ['Bounces', 'Arn'] },
    },
  };
};

export async function sendTo({ aws }: Cloud, ...ToAddresses: string[]): Promise<void> {
  const { credentials, endpoints, region } = aws;
  const client = new SESv2Client({ region, credentials, endpoint: endpoints.AWS_ENDPOINT_URL_SESV2 });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: 'no-reply@galley.example',
      ConfigurationSetName: 'mails',
      EmailTags: [{ Name: 'company', Value: 'acme' }],
      Destination: { ToAddresses },
      Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hello' } } } },
    }),
  );
  client.destroy();
}

export interface Echo {
  event: { rawPath: string; headers: Record<string, string>; cookies?: string[]; body?: string };
  environment: Record<string, string>;
}

/** Creates a folder for each test, and stops the cloud that the test starts. */
export function startCloudPerTest(): void {
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'cloud-'));
  });
  afterEach(async () => {
    await cloud?.stop();
    cloud = undefined;
    rmSync(directory, { recursive: true, force: true });
  });
}
