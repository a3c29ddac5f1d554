import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import type { Stage } from '../stage';

/** What CloudFront accepts from us-east-1 only: the certificates of the admin and of every company's site. */
export class EdgeStack extends Stack {
  readonly adminCertificate: Certificate;
  readonly sitesCertificate: Certificate;

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
  }
}
