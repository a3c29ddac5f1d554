import { CfnOutput, CustomResource, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnDistributionTenant } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { Tenant } from '../tenants';
import type { ProvisionStack } from './provision-stack';
import type { SiteStack } from './site-stack';

interface TenantStackProps extends StackProps {
  stage: Stage;
  tenant: Tenant;
  site: SiteStack;
  provision: ProvisionStack;
}

/**
 * Raise this when the format of a company's records changes: CloudFormation only updates when a property
 * changes.
 */
const schemaVersion = '1';

/** One company: its records, and its own domains once they point to us. */
export class TenantStack extends Stack {
  constructor(scope: Construct, id: string, props: TenantStackProps) {
    super(scope, id, props);
    const { tenant } = props;
    const company = new CustomResource(this, 'Company', {
      serviceToken: props.provision.serviceToken,
      resourceType: 'Custom::GalleyCompany',
      // Removing a company from the list must not delete its data: CloudFormation then sends no Delete.
      removalPolicy: RemovalPolicy.RETAIN,
      serviceTimeout: Duration.minutes(5),
      properties: {
        CompanyKey: tenant.key,
        CompanyName: tenant.name,
        AdminEmail: tenant.adminEmail,
        ...(tenant.adminFirstName && { AdminFirstName: tenant.adminFirstName }),
        ...(tenant.adminLastName && { AdminLastName: tenant.adminLastName }),
        ...(tenant.starter && { Starter: tenant.starter }),
        IsVendor: String(tenant.isVendor),
        Domains: tenant.domains,
        SchemaVersion: schemaVersion,
      },
    });
    new CfnOutput(this, 'Site', { value: props.stage.siteOriginPattern.replace('{company}', tenant.key) });
    const [canonicalHost] = tenant.domains;
    if (canonicalHost === undefined) return;

    new CfnOutput(this, 'PointDomainsTo', {
      value: props.site.connectionGroup.attrRoutingEndpoint,
      description: `DNS: ${tenant.domains.join(', ')}. CNAME of this name; a domain's root: its provider's ALIAS of it.`,
    });
    if (tenant.dnsReady) this.serveDomains(props, canonicalHost).node.addDependency(company);
  }

  /** CloudFront checks the DNS of every domain that it gets, hence the separate step `dnsReady`. */
  private serveDomains({ stage, tenant, site }: TenantStackProps, canonicalHost: string) {
    return new CfnDistributionTenant(this, 'Domains', {
      name: `galley-${stage.name}-${tenant.key}`,
      distributionId: site.distribution.distributionId,
      connectionGroupId: site.connectionGroup.attrId,
      enabled: true,
      domains: tenant.domains,
      parameters: [
        { name: 'companyKey', value: tenant.key },
        { name: 'canonicalHost', value: canonicalHost },
      ],
      managedCertificateRequest: { primaryDomainName: canonicalHost, validationTokenHost: 'cloudfront' },
    });
  }
}
