import { documentScriptSource } from '@galley/admin-web/build/document-script';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  CachePolicy,
  Distribution,
  HeadersFrameOption,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { bucketOrigin } from '../constructs/bucket-origin';
import { viewerRequest } from '../constructs/edge-function';
import { secretReference } from '../constructs/function-environment';
import {
  adminContentSecurityPolicy,
  canvasContentSecurityPolicy,
  headerPolicy,
} from '../constructs/header-policies';
import { PrivateBucket } from '../constructs/private-bucket';
import { sharedBehaviors } from '../constructs/shared-behaviors';
import { signOnOrigins } from '../constructs/single-sign-on';
import { namesOf, type Stage } from '../stage';

interface AdminStackProps extends StackProps {
  stage: Stage;
  certificate: Certificate;
  webAclArn: string;
  api: HttpApi;
  images: Bucket;
}

/**
 * The URL prefix of signed links: the bucket's own path on S3's host, so that nothing can be sent to another
 * bucket.
 */
const uploadsTo = ({ region }: Stage, { bucketName }: Bucket) =>
  `https://s3.${region}.amazonaws.com/${bucketName}/`;

/** The admin: a single-page application with the API and the images on the same origin. */
export class AdminStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: AdminStackProps) {
    super(scope, id, props);
    const assets = bucketOrigin(new PrivateBucket(this, 'Assets', { content: 'dist/admin' }).bucket);
    const imagesKey = secretReference(props.stage, namesOf(props.stage).edgeSecret);
    const functionAssociations = viewerRequest(this, 'ViewerRequest', 'admin-viewer-request', imagesKey);

    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Galley ${props.stage.name}: admin`,
      domainNames: [props.stage.adminDomain],
      certificate: props.certificate,
      webAclId: props.webAclArn,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        origin: assets,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        functionAssociations,
        // index.html refers to the current assets, so it must not be cached; it is small, and only staff
        // request it.
        cachePolicy: CachePolicy.CACHING_DISABLED,
        responseHeadersPolicy: headerPolicy(this, 'PageHeaders', {
          comment: 'Galley: the admin application',
          contentSecurityPolicy: adminContentSecurityPolicy(documentScriptSource(), [
            ...signOnOrigins(props.stage),
            uploadsTo(props.stage, props.images),
          ]),
          overrideContentSecurityPolicy: true,
          frame: HeadersFrameOption.DENY,
          cacheControl: 'no-cache',
          includeSubdomains: true,
        }),
      },
      additionalBehaviors: {
        ...sharedBehaviors(this, {
          ...props,
          assets,
          functionAssociations,
          callCaching: CachePolicy.CACHING_DISABLED,
          // Uncached, so that staff see a replaced picture at once, and only the other distribution needs
          // invalidations.
          imageCaching: CachePolicy.CACHING_DISABLED,
          areImagesForStaff: true,
        }),
        '/canvas.html': {
          origin: assets,
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          functionAssociations,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          responseHeadersPolicy: headerPolicy(this, 'CanvasHeaders', {
            comment: 'Galley: the canvas of the page editor',
            contentSecurityPolicy: canvasContentSecurityPolicy,
            overrideContentSecurityPolicy: true,
            frame: HeadersFrameOption.SAMEORIGIN,
            cacheControl: 'no-cache',
            includeSubdomains: true,
          }),
        },
      },
    });
    new CfnOutput(this, 'PointAdminDomainTo', {
      value: this.distribution.distributionDomainName,
      description: `DNS: ${props.stage.adminDomain} is a CNAME of this name, or an alias of it (A and AAAA).`,
    });
  }
}
