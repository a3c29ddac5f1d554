import { type App, DefaultStackSynthesizer } from 'aws-cdk-lib';
import { edgeRegion, namesOf, type Stage } from '../stage';
import type { Tenant } from '../tenants';
import { AdminStack } from './admin-stack';
import { ApiStack } from './api-stack';
import { AuthStack } from './auth-stack';
import { DataStack } from './data-stack';
import { EdgeMonitoringStack } from './edge-monitoring-stack';
import { EdgeStack } from './edge-stack';
import { JobsStack } from './jobs-stack';
import { MailStack } from './mail-stack';
import { MonitoringStack } from './monitoring-stack';
import { ProvisionStack } from './provision-stack';
import { SiteStack } from './site-stack';
import { TenantStack } from './tenant-stack';

/** All stacks of one installation, in the order of their deployment. */
export function createStacks(app: App, stage: Stage, tenants: Tenant[]): void {
  const id = (name: string) => `${namesOf(stage).stackPrefix}-${name}`;
  const shared = (description: string) => ({
    stage,
    description: `Galley ${stage.name}: ${description}`,
    env: { account: stage.account, region: stage.region },
    // The CLI checks the bootstrap version before it deploys; the rule in the template would only repeat
    // that.
    synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: false }),
  });

  const edge = new EdgeStack(app, id('Edge'), {
    ...shared('certificates, web ACLs'),
    env: { account: stage.account, region: edgeRegion },
  });
  const data = new DataStack(app, id('Data'), {
    ...shared('table, images, logs, secrets'),
    terminationProtection: true,
  });
  const { table, images } = data;
  const auth = new AuthStack(app, id('Auth'), {
    ...shared('user pool'),
    table,
    providers: tenants.flatMap(({ identityProvider }) => identityProvider ?? []),
    terminationProtection: true,
  });
  const mail = new MailStack(app, id('Mail'), { ...shared('mail'), table });
  const api = new ApiStack(app, id('Api'), { ...shared('HTTP API'), table, images, auth });
  const admin = new AdminStack(app, id('Admin'), {
    ...shared('admin'),
    crossRegionReferences: true,
    certificate: edge.adminCertificate,
    webAclArn: edge.adminWebAclArn,
    api: api.api,
    images,
  });
  const site = new SiteStack(app, id('Site'), {
    ...shared('public sites'),
    crossRegionReferences: true,
    certificate: edge.sitesCertificate,
    webAclArn: edge.siteWebAclArn,
    table,
    api: api.api,
    images,
  });
  const jobs = new JobsStack(app, id('Jobs'), {
    ...shared('jobs'),
    table,
    images,
    mail,
    siteDistribution: site.distribution,
  });
  const provision = new ProvisionStack(app, id('Provision'), { ...shared('provisioning'), table, auth });

  const distributions = { admin: admin.distribution, site: site.distribution };
  new MonitoringStack(app, id('Watch'), {
    ...shared('alarms, dashboard, budget'),
    watched: {
      stage,
      table,
      api: api.api,
      areas: api.areas,
      visitorPage: site.visitorPage,
      signInTriggers: auth.triggers,
      userPoolId: auth.userPool.userPoolId,
      userPoolClientId: auth.clientId,
      jobs: jobs.jobs,
      imageWidths: jobs.imageWidths,
      provision: provision.provision,
      operator: provision.operator,
      mailEvents: mail.mailEvents,
      lostEvents: mail.lostEvents,
      distributions,
    },
  });
  new EdgeMonitoringStack(app, id('EdgeWatch'), {
    ...shared('logs and alarms of the CDN and the firewall'),
    env: { account: stage.account, region: edgeRegion },
    crossRegionReferences: true,
    logs: data.logs,
    distributions,
  });

  // Secrets and the configuration set are referred to by name, so CDK does not detect these dependencies.
  for (const reader of [auth, api, admin, site]) reader.addStackDependency(data);
  api.addStackDependency(auth);
  provision.addStackDependency(auth);
  jobs.addStackDependency(mail);

  for (const tenant of tenants) {
    const tenantStack = new TenantStack(app, id(`Tenant-${tenant.key}`), {
      ...shared(`company ${tenant.key}`),
      tenant,
      site,
      provision,
    });
    // Creating a company enqueues jobs: the invitation's mail.
    tenantStack.addStackDependency(jobs);
  }
}
