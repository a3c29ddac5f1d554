import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandFailed } from '../../failures';
import {
  type FakeAws,
  type FakeResponses,
  json,
  noSuchStack,
  resourceResponse,
  startFakeAws,
  toActionResponse,
  xml,
} from '../../fixture/fake-aws';
import { type FakeContext, openFakeContext } from '../../fixture/fake-context';
import { firstTenants, mailDomainPath, readyStage } from '../../fixture/ready-account';
import type { HttpsResponse } from '../../https-request';
import { verify } from './verify';

/** A working installation, over the internet and through AWS's calls; each test breaks one part of it. */
let aws: FakeAws;
let fake: FakeContext;
let answers: FakeResponses;
let edge: {
  isReachable: boolean;
  keepsCopies: boolean;
  passesTags: boolean;
  hasFirewall: boolean;
  hostOfNobody: number;
  lacks?: string;
};
let copies: Set<string>;
let isProduction: boolean;
let webAcl: string;

const site = readyStage.sitesDomain;
const headers = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'",
  'x-frame-options': 'DENY',
};

async function askHttps(url: string): Promise<HttpsResponse> {
  const { hostname, search } = new URL(url);
  if (!edge.isReachable) throw new Error('getaddrinfo ENOTFOUND');
  if (search && edge.hasFirewall) return { status: 403, headers: {} };
  const own = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== edge.lacks));
  if (hostname === readyStage.adminDomain) return { status: 200, headers: own };
  if (hostname === `no-such-company.${site}`) return { status: edge.hostOfNobody, headers: own };
  const isCopy = copies.has(url);
  if (edge.keepsCopies) copies.add(url);
  return {
    status: 200,
    headers: { ...own, 'x-cache': isCopy ? 'Hit from cloudfront' : 'Miss from cloudfront' },
  };
}

beforeEach(async () => {
  edge = {
    isReachable: true,
    keepsCopies: true,
    passesTags: true,
    hasFirewall: true,
    hostOfNobody: 404,
  };
  copies = new Set();
  isProduction = true;
  webAcl = 'arn:aws:wafv2:us-east-1:1:global/webacl/site/1';
  answers = {
    ListStackResources: () =>
      resourceResponse({
        Table: 'AWS::DynamoDB::Table',
        Images: 'AWS::S3::Bucket',
        Pool: 'AWS::Cognito::UserPool',
        Distribution: 'AWS::CloudFront::Distribution',
      }),
    'POST /2020-05-31/distribution/distribution/invalidation': (_parameters, body) => {
      if (edge.passesTags && body.includes('<Path>#co:tracsoft</Path>')) copies.clear();
      return xml('<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>');
    },
    'GET /2020-05-31/distribution/distribution/config': () =>
      xml(`<DistributionConfig><WebACLId>${webAcl}</WebACLId></DistributionConfig>`),
    [mailDomainPath]: () =>
      json({
        VerifiedForSendingStatus: true,
        DkimAttributes: { Status: 'SUCCESS' },
        MailFromAttributes: { MailFromDomainStatus: 'SUCCESS' },
      }),
    'GET /v2/email/account': () => json({ ProductionAccessEnabled: isProduction }),
    SendEmail: (parameters) => {
      expect(parameters.get('Destination.ToAddresses.member.1')).toBe('success@simulator.amazonses.com');
      return toActionResponse('SendEmail', '<MessageId>m-1</MessageId>');
    },
  };
  aws = await startFakeAws(new Proxy({}, { get: (_, name) => answers[String(name)] }));
  fake = openFakeContext({ aws, stage: { ...readyStage, ...origins }, tenants: firstTenants, askHttps });
});
afterEach(async () => {
  fake.close();
  await aws.stop();
});

const origins = {
  adminOrigin: `https://${readyStage.adminDomain}`,
  siteOriginPattern: `https://{company}.${site}`,
};
const run = () => verify(fake.context, { everyMs: 1, tries: 3 });
const open = () => fake.printed.filter((line) => line.startsWith('OPEN'));

describe('npm run deploy -- --verify', () => {
  test('reports what it found for each point of a correct installation', async () => {
    await run();
    expect(open()).toEqual([]);
    expect(fake.printed.filter((line) => line.startsWith('proven'))).toHaveLength(7);
    expect(fake.printed.at(-1)).toBe('All 7 points are proven.');
  });

  test.each([
    [
      'the wildcard tenant does not take hosts with a hyphen',
      () => {
        edge.hostOfNobody = 403;
      },
      ['not our own 404'],
    ],
    [
      'nothing is ever kept',
      () => {
        edge.keepsCopies = false;
      },
      ['Pages are kept', 'Visitors’ calls are kept'],
    ],
    [
      'the tag does not reach CloudFront',
      () => {
        edge.passesTags = false;
      },
      ['https://tracsoft.sites.galley-sites.cloud/ is still answered', 'getfooterdata is still answered'],
    ],
    [
      'a header is missing',
      () => {
        edge.lacks = 'x-frame-options';
      },
      ['lacks x-frame-options'],
    ],
    [
      'there is no firewall',
      () => {
        webAcl = '';
      },
      ['has no web ACL'],
    ],
    [
      'the firewall lets everything through',
      () => {
        edge.hasFirewall = false;
      },
      ['answers 200 and not 403'],
    ],
    [
      'SES is in its sandbox',
      () => {
        isProduction = false;
      },
      ['Ask for production access'],
    ],
  ])('reports where %s, says what to do, and checks the rest', async (_what, breakIt, sentences) => {
    breakIt();
    await expect(run()).rejects.toThrow(`${sentences.length} of 7 points are not proven`);
    expect(open()).toHaveLength(sentences.length);
    for (const [index, sentence] of sentences.entries()) expect(open()[index]).toContain(sentence);
  });

  test('leaves every point of the edge open with advice where nothing responds, and checks mail', async () => {
    edge.isReachable = false;
    await expect(run()).rejects.toThrow('6 of 7 points are not proven');
    expect(open()[0]).toContain(
      'does not answer (getaddrinfo ENOTFOUND). Point *.sites.galley-sites.cloud to',
    );
  });

  test('leaves what may not be read open, with AWS’s own message', async () => {
    answers['GET /2020-05-31/distribution/distribution/config'] = () =>
      xml(
        '<ErrorResponse><Error><Code>AccessDenied</Code><Message>no</Message></Error></ErrorResponse>',
        403,
      );
    await expect(run()).rejects.toThrow(CommandFailed);
    expect(open()[0]).toContain('It could not be looked at (AccessDenied): no');
  });

  test('leaves an own domain open that is not served', async () => {
    answers['GET /2020-05-31/distribution-tenant/galley-prod-tracsoft'] = () =>
      xml(
        '<ErrorResponse><Error><Code>EntityNotFound</Code><Message>x</Message></Error></ErrorResponse>',
        404,
      );
    fake.close();
    const [vendor] = firstTenants;
    const tenants = [{ ...vendor, domains: ['www.tracsoft.cloud'], dnsReady: true }];
    fake = openFakeContext({ aws, stage: { ...readyStage, ...origins }, tenants, askHttps });
    await expect(run()).rejects.toThrow('1 of 7 points');
    expect(open()[0]).toContain('www.tracsoft.cloud: is not known to CloudFront yet');
  });

  test('makes no requests where nothing is deployed', async () => {
    answers.ListStackResources = () => noSuchStack('Galley-prod-Data');
    await expect(run()).rejects.toThrow('Run "npm run deploy -- --stage prod" first');
    expect(fake.printed).toEqual([]);
  });
});
