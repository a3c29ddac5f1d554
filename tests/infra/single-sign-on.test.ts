import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SingleSignOn, signOnOrigins } from '@galley/infra/constructs/single-sign-on';
import { Assembly as LocalAssembly } from '@galley/infra/local/assembly/assembly';
import { SecretStore } from '@galley/infra/local/data/secrets';
import { readLocalOrigins } from '@galley/infra/local/local-origins';
import type { CognitoStandIn } from '@galley/infra/local/stand-ins/cognito/cognito-stand-in';
import type { ProviderSettings } from '@galley/infra/local/stand-ins/cognito/hosted/hosted-settings';
import type { ClientSettings } from '@galley/infra/local/stand-ins/cognito/user-pool';
import { createUserPools, providerSecret } from '@galley/infra/local/user-pools';
import { stageNamed } from '@galley/infra/stage';
import { InvalidTenants, parseTenants } from '@galley/infra/tenants';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { UserPool } from 'aws-cdk-lib/aws-cognito';
import { describe, expect, test } from 'vitest';

const provider = { name: 'acme-accounts', issuer: 'https://login.acme.example/oidc', clientId: 'galley' };

function templateOf(stageName: string, providers: (typeof provider)[]): Template {
  const stack = new Stack(
    new App({ analyticsReporting: false, builtinCloudFormationValidation: false }),
    'Stack',
  );
  const userPool = new UserPool(stack, 'UserPool');
  new SingleSignOn(stack, 'SingleSignOn', { stage: stageNamed(stageName), userPool, providers });
  return Template.fromStack(stack);
}

describe('the public client of the user pool', () => {
  const template = templateOf('prod', [provider]);

  test('has code and PKCE, no secret, no password flow and no scope that changes an account', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email'],
      CallbackURLs: ['https://admin.galley.example/authentication/login-callback'],
      LogoutURLs: ['https://admin.galley.example/authentication/logout-callback'],
      SupportedIdentityProviders: ['acme-accounts'],
      IdTokenValidity: 5,
    });
  });

  test("accepts passwords of the pool's own accounts on the laptop only", () => {
    templateOf('local', []).hasResourceProperties('AWS::Cognito::UserPoolClient', {
      SupportedIdentityProviders: ['COGNITO'],
    });
    templateOf('prod', []).hasResourceProperties('AWS::Cognito::UserPoolClient', {
      SupportedIdentityProviders: [],
    });
  });

  test("federates to the company's provider, whose secret is in no template", () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolIdentityProvider', {
      ProviderName: 'acme-accounts',
      ProviderType: 'OIDC',
      ProviderDetails: {
        oidc_issuer: 'https://login.acme.example/oidc',
        client_id: 'galley',
        client_secret:
          '{{resolve:secretsmanager:galley/prod/identity-provider/acme-accounts:SecretString:::}}',
        authorize_scopes: 'openid email',
      },
      AttributeMapping: { email: 'email', email_verified: 'email_verified' },
    });
    template.hasResourceProperties('AWS::Cognito::UserPoolDomain', { Domain: 'galley-example' });
  });

  test('is available to browsers at two origins', () => {
    expect(signOnOrigins(stageNamed('prod', { environment: {} }))).toEqual([
      'https://cognito-idp.eu-west-1.amazonaws.com',
      'https://galley-example.auth.eu-west-1.amazoncognito.com',
    ]);
  });
});

test('runs on the laptop as in the template, with the actual ports and the secret of the environment', () => {
  const app = new App({
    analyticsReporting: false,
    outdir: mkdtempSync(join(tmpdir(), 'galley-infra-sso-')),
    builtinCloudFormationValidation: false,
  });
  const stack = new Stack(app, 'Stack', { env: { account: '000000000000', region: 'eu-west-1' } });
  const userPool = new UserPool(stack, 'UserPool');
  new SingleSignOn(stack, 'SingleSignOn', { stage: stageNamed('local'), userPool, providers: [provider] });
  const { directory } = app.synth();
  process.env.GALLEY_IDENTITY_PROVIDER_SECRET = 'given-by-acme';
  const secrets = new SecretStore(undefined, providerSecret);
  const assembly = new LocalAssembly(directory, {
    region: 'eu-west-1',
    account: '000000000000',
    readSecret: (reference) => secrets.resolve(reference),
  });
  const made = {
    clients: [] as ClientSettings[],
    providers: [] as ProviderSettings[],
    domains: [] as string[],
  };
  const cognito = {
    endpoint: 'http://127.0.0.1:4321',
    createPool: () => undefined,
    createClient: (client: ClientSettings) => made.clients.push(client),
    createProvider: (settings: ProviderSettings) => made.providers.push(settings),
    createDomain: ({ domain }: { domain: string }) => made.domains.push(domain),
  } as unknown as CognitoStandIn;
  createUserPools(cognito, assembly, secrets, (url) => url.replace('4000', '5000'));
  expect(made.domains).toEqual(['galley-local']);
  expect(made.providers).toMatchObject([
    {
      name: 'acme-accounts',
      issuer: provider.issuer,
      clientId: 'galley',
      clientSecret: 'given-by-acme',
      scopes: 'openid email',
      attributeMapping: { email: 'email', email_verified: 'email_verified' },
    },
  ]);
  const [client] = made.clients;
  expect(client?.secret).toBeUndefined();
  expect(client?.hosted).toMatchObject({
    scopes: ['openid', 'email'],
    providers: ['COGNITO', 'acme-accounts'],
    tokenSeconds: 300,
  });
  expect(client?.hosted?.callbackUrls()).toEqual(['http://localhost:5000/authentication/login-callback']);
  expect(client?.hosted?.logoutUrls()).toEqual(['http://localhost:5000/authentication/logout-callback']);
  const [pool = '', pages = ''] = signOnOrigins(stageNamed('local', { environment: {} }));
  expect(
    Object.fromEntries(readLocalOrigins({ assembly, region: 'us-east-1' }, { cognito, s3: cognito })),
  ).toEqual({
    [pool]: cognito.endpoint,
    [pages]: cognito.endpoint,
    'https://s3.us-east-1.amazonaws.com': cognito.endpoint,
  });
  delete process.env.GALLEY_IDENTITY_PROVIDER_SECRET;
  expect(() => createUserPools(cognito, assembly, secrets, String)).toThrow(
    'GALLEY_IDENTITY_PROVIDER_SECRET',
  );
  rmSync(directory, { recursive: true, force: true });
});

describe('a provider in the list of companies', () => {
  const vendor = { key: 'tracsoft', name: 'TracSoft', isVendor: true, adminEmail: 'vendor@tracsoft.example' };
  const company = (key: string, identityProvider: object) => ({
    key,
    name: key,
    adminEmail: `admin@${key}.example`,
    identityProvider,
  });
  const read = (...companies: object[]) => parseTenants([vendor, ...companies], 'sites.example');

  test('is accepted unchanged', () => {
    expect(read(company('acme', provider))[1]?.identityProvider).toEqual(provider);
    expect(() => read(company('acme', { ...provider, issuer: 'http://localhost:4400' }))).not.toThrow();
  });

  test.each([
    [{ ...provider, name: 'a b' }, 'letters, digits and hyphens'],
    [{ ...provider, name: 'cognito' }, 'what Cognito calls its own accounts'],
    [{ ...provider, issuer: 'http://login.acme.example' }, 'https URL'],
    [{ ...provider, issuer: 'https://login.acme.example/' }, 'without a slash'],
    [{ ...provider, issuer: 'https://user@login.acme.example' }, 'https URL'],
    [{ ...provider, clientSecret: 'here' }, 'clientSecret is not a field'],
  ])('is rejected as %j', (identityProvider, sentence) => {
    expect(() => read(company('acme', identityProvider))).toThrow(InvalidTenants);
    expect(() => read(company('acme', identityProvider))).toThrow(sentence);
  });

  test('belongs to one company', () => {
    expect(() =>
      read(company('acme', provider), company('globex', { ...provider, name: 'ACME-Accounts' })),
    ).toThrow("already used by company 'acme'");
  });
});
