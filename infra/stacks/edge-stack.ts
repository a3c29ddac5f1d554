import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { adminWebAcl, siteWebAcl } from '../constructs/web-acls';
import type { Stage } from '../stage';

/**
 * The resources that CloudFront only accepts from us-east-1: certificates and web ACLs of the admin and of
 * the companies' sites.
 */
export class EdgeStack extends Stack {
  readonly adminCertificate: Certificate;
  readonly sitesCertificate: Certificate;
  readonly adminWebAclArn: string;
  readonly siteWebAclArn: string;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    this.adminCertificate = new Certificate(this, 'AdminCertificate', {
      domainName: props.stage.adminDomain,
      validation: CertificateValidation.fromDns(),
    });
    this.sitesCertificate = new Certificate(this, 'SitesCertificate', {
      domainName: `*.${props.stage.sitesDomain}`,
      validation: CertificateValidation.fromDns(),
    });
    this.adminWebAclArn = adminWebAcl(this, props.stage).arn;
    this.siteWebAclArn = siteWebAcl(this, props.stage).arn;
  }
}
