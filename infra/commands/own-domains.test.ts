import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandFailed } from './failures';
import { type FakeAws, type FakeResponses, startFakeAws, xml } from './fixture/fake-aws';
import { type FakeContext, openFakeContext } from './fixture/fake-context';
import { firstTenants, readyStage } from './fixture/ready-account';
import { domainStates, serveOwnDomains } from './own-domains';

let aws: FakeAws;
let fake: FakeContext;
let answers: FakeResponses;
/** The response of each host over TLS; an error makes the handshake fail. */
let hosts: Record<string, number | Error>;
let certificate: string | undefined;
let attached: string | undefined;
/** The bodies of the updates. */
let updates: string[];

const tenantPath = '/2020-05-31/distribution-tenant/galley-prod-acme';
const arn = 'arn:aws:acm:us-east-1:111122223333:certificate/1';
const missing = () =>
  xml(
    '<ErrorResponse><Error><Code>EntityNotFound</Code><Message>gone</Message></Error></ErrorResponse>',
    404,
  );

function tenantXml(): string {
  const customizations = attached
    ? `<Customizations><Certificate><Arn>${attached}</Arn></Certificate></Customizations>`
    : '<Customizations><GeoRestrictions><RestrictionType>none</RestrictionType></GeoRestrictions></Customizations>';
  return (
    '<DistributionTenant><Id>dt_1</Id><DistributionId>E1</DistributionId><Name>galley-prod-acme</Name>' +
    '<Domains><member><Domain>www.acme.com</Domain><Status>inactive</Status></member></Domains>' +
    `${customizations}<Parameters><member><Name>companyKey</Name><Value>acme</Value></member></Parameters>` +
    '<ConnectionGroupId>cg_1</ConnectionGroupId><Enabled>true</Enabled></DistributionTenant>'
  );
}

beforeEach(async () => {
  hosts = {};
  updates = [];
  certificate = 'pending-validation';
  attached = undefined;
  answers = {
    [`GET ${tenantPath}`]: () => ({
      ...xml(tenantXml()),
      headers: { 'content-type': 'text/xml', etag: 'E-1' },
    }),
    'GET /2020-05-31/managed-certificate/dt_1': () =>
      certificate === undefined
        ? missing()
        : xml(
            `<ManagedCertificateDetails><CertificateArn>${arn}</CertificateArn><CertificateStatus>${certificate}</CertificateStatus></ManagedCertificateDetails>`,
          ),
    'PUT /2020-05-31/distribution-tenant/dt_1': (_parameters, body) => {
      updates.push(body);
      attached = /<Arn>([^<]*)</.exec(body)?.[1];
      return xml(tenantXml());
    },
  };
  aws = await startFakeAws(new Proxy({}, { get: (_, name) => answers[String(name)] }));
  fake = openFakeContext({
    aws,
    stage: { ...readyStage, name: 'prod' },
    tenants: firstTenants,
    askHttps: async (url) => {
      const answer = hosts[new URL(url).hostname] ?? new Error('handshake failure');
      if (answer instanceof Error) throw answer;
      return { status: answer, headers: {} };
    },
  });
});
afterEach(async () => {
  fake.close();
  await aws.stop();
});

const acme = { key: 'acme', domains: ['www.acme.com', 'acme.com'], dnsReady: true };
const soon = { everyMs: 1, tries: 5 };

describe('own domains, once their DNS is ready', () => {
  test('get the issued certificate, keep everything else of the tenant, and are requested once', async () => {
    let looks = 0;
    const details = answers['GET /2020-05-31/managed-certificate/dt_1'];
    answers['GET /2020-05-31/managed-certificate/dt_1'] = (...given) => {
      looks += 1;
      if (looks === 3) certificate = 'issued';
      return details?.(...given) ?? missing();
    };
    hosts = { 'www.acme.com': 200, 'acme.com': 301 };
    await serveOwnDomains(fake.context, acme, soon);
    expect(looks).toBe(3);
    expect(updates).toHaveLength(1);
    for (const kept of [
      `<Certificate><Arn>${arn}</Arn></Certificate>`,
      '<RestrictionType>none</RestrictionType>',
      '<Domain>www.acme.com</Domain>',
      '<Value>acme</Value>',
      '<ConnectionGroupId>cg_1</ConnectionGroupId>',
      '<Enabled>true</Enabled>',
    ]) {
      expect(updates[0]).toContain(kept);
    }
    expect(fake.printed.slice(-2)).toEqual([
      'https://www.acme.com is served.',
      'https://acme.com is served.',
    ]);
  });

  test('are left unchanged where the certificate is attached already', async () => {
    certificate = 'issued';
    attached = arn;
    hosts = { 'www.acme.com': 200, 'acme.com': 301 };
    await serveOwnDomains(fake.context, acme, soon);
    expect(updates).toEqual([]);
  });

  test('are waited for up to a time limit', async () => {
    const failure = serveOwnDomains(fake.context, acme, soon);
    await expect(failure).rejects.toThrow(
      'is not issued yet; its DNS must point to CloudFront. Run "npm run',
    );
    expect(updates).toEqual([]);
  });

  test('are reported where CloudFront gave up on the certificate', async () => {
    certificate = 'validation-timed-out';
    const failure = serveOwnDomains(fake.context, acme, soon);
    await expect(failure).rejects.toThrow(CommandFailed);
    await expect(failure).rejects.toThrow('its certificate is "validation-timed-out": check that the DNS');
  });

  test('are not reported as served where a handshake fails', async () => {
    certificate = 'issued';
    hosts = { 'www.acme.com': 200 };
    const failure = serveOwnDomains(fake.context, acme, soon);
    await expect(failure).rejects.toThrow('https://acme.com is not served yet (handshake failure)');
  });
});

describe('own domains in the list of companies', () => {
  const states = (company: object = {}) => domainStates(fake.context, { ...acme, ...company });

  test('are reported as served, or with the reason why not', async () => {
    certificate = 'issued';
    attached = arn;
    hosts = { 'www.acme.com': 200, 'acme.com': new Error('expired certificate') };
    expect(await states()).toEqual([
      'www.acme.com: served',
      expect.stringContaining(
        'acme.com: its certificate is attached, but it is not served (expired certificate)',
      ),
    ]);
  });

  test('are reported as waiting for their DNS', async () => {
    const [state] = await states({ dnsReady: false });
    expect(state).toContain(
      'waits for its DNS; when that points here, "npm run tenant -- add acme --dns-ready"',
    );
    expect(aws.calls).toEqual([]);
  });

  test.each([
    ['pending-validation', 'waits for its certificate'],
    ['issued', 'has a certificate that is not attached'],
    ['failed', 'its certificate is "failed"'],
    [undefined, 'has no certificate'],
  ])('explain the state of their certificate (%s)', async (status, sentence) => {
    certificate = status;
    expect((await states())[0]).toContain(`www.acme.com: ${sentence}`);
  });

  test('are reported where CloudFront does not know them', async () => {
    answers[`GET ${tenantPath}`] = missing;
    expect((await states())[0]).toContain('www.acme.com: is not known to CloudFront yet');
  });
});
