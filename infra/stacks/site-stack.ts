import { redirectQueryNames } from '@galley/shared/redirect-query';
import { Annotations, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  CfnConnectionGroup,
  type CfnDistribution,
  CfnDistributionTenant,
  Distribution,
  HeadersFrameOption,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { AreaFunction } from '../constructs/area-function';
import { bucketOrigin } from '../constructs/bucket-origin';
import { viewerRequest } from '../constructs/edge-function';
import { headerPolicy, siteContentSecurityPolicy } from '../constructs/header-policies';
import { imageCachePolicy } from '../constructs/image-cache-policy';
import { PrivateBucket } from '../constructs/private-bucket';
import { sharedBehaviors } from '../constructs/shared-behaviors';
import type { Stage } from '../stage';

interface SiteStackProps extends StackProps {
  stage: Stage;
  certificate: Certificate;
  webAclArn: string;
  table: Table;
  api: HttpApi;
  images: Bucket;
}

/** The parameter values of the shared tenant, which `infra/edge/site-viewer-request.js` reads. */
const anyCompany = '-';

/** All companies' public sites: one distribution, with one tenant for all hosts under the vendor's domain. */
export class SiteStack extends Stack {
  readonly visitorPage: AreaFunction;
  readonly distribution: Distribution;
  readonly connectionGroup: CfnConnectionGroup;

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    this.visitorPage = this.makeVisitorPage(props);
    this.distribution = this.makeDistribution(props);
    this.makeTenantOnly(this.distribution.node.defaultChild as CfnDistribution);
    this.connectionGroup = new CfnConnectionGroup(this, 'ConnectionGroup', {
      name: `galley-${props.stage.name}`,
      enabled: true,
      ipv6Enabled: true,
    });
    const host = `*.${props.stage.sitesDomain}`;
    new CfnDistributionTenant(this, 'SharedTenant', {
      name: `galley-${props.stage.name}-shared`,
      distributionId: this.distribution.distributionId,
      connectionGroupId: this.connectionGroup.attrId,
      enabled: true,
      domains: [host],
      parameters: [
        { name: 'companyKey', value: anyCompany },
        { name: 'canonicalHost', value: host },
      ],
    });
    new CfnOutput(this, 'PointSitesDomainTo', {
      value: this.connectionGroup.attrRoutingEndpoint,
      description: `DNS: ${host} is a CNAME of this name; so is every domain of a company's own.`,
    });
  }

  private makeDistribution(props: SiteStackProps): Distribution {
    const functionAssociations = viewerRequest(this, 'ViewerRequest', 'site-viewer-request');
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront:emptyDomainNames',
      'The domains belong to the distribution tenants.',
    );
    return new Distribution(this, 'Distribution', {
      comment: `Galley ${props.stage.name}: public sites`,
      certificate: props.certificate,
      webAclId: props.webAclArn,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: {
        origin: this.pageOrigin(),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        functionAssociations,
        cachePolicy: this.pageCachePolicy(),
        responseHeadersPolicy: headerPolicy(this, 'PageHeaders', {
          comment: 'Galley: pages of the sites',
          contentSecurityPolicy: siteContentSecurityPolicy,
          overrideContentSecurityPolicy: false,
          frame: HeadersFrameOption.SAMEORIGIN,
        }),
      },
      additionalBehaviors: sharedBehaviors(this, {
        ...props,
        assets: bucketOrigin(new PrivateBucket(this, 'Assets', { content: 'dist/site-assets' }).bucket),
        functionAssociations,
        // The edge function only passes visitors' calls. The responses of reads contain their own cache
        // lifetime; a submitted form is not a GET and always reaches the origin.
        callCaching: this.callCachePolicy(),
        imageCaching: imageCachePolicy(this),
      }),
    });
  }

  /**
   * A function URL that only this distribution may call: visitors are not affected by the HTTP API's 30 s and
   * throttle.
   */
  private pageOrigin() {
    const url = this.visitorPage.function.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
    // Short, because a stale page is only served after it.
    return FunctionUrlOrigin.withOriginAccessControl(url, { readTimeout: Duration.seconds(10) });
  }

  private makeVisitorPage({ stage, table }: SiteStackProps): AreaFunction {
    return new AreaFunction(this, 'VisitorPage', {
      stage,
      bundle: 'visitor-page',
      table,
      description: 'Galley: answers visitors',
      timeout: Duration.seconds(10),
    });
  }

  /**
   * Pages of two companies may have the same path, so the company is part of every key; cookies are not. Of a
   * query string, only the names that redirects may use are included: any others would allow filling the
   * cache with copies of one page.
   */
  private pageCachePolicy(): CachePolicy {
    return new CachePolicy(this, 'PageCache', {
      comment: 'Galley: pages of the sites',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
      headerBehavior: CacheHeaderBehavior.allowList('x-galley-company', 'x-galley-host'),
      cookieBehavior: CacheCookieBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.allowList(...redirectQueryNames),
    });
  }

  /**
   * By company and the whole query string, from which the edge function has removed unknown names: everything
   * that the origin sees must be in the key, and a policy may list only ten names.
   */
  private callCachePolicy(): CachePolicy {
    return new CachePolicy(this, 'CallCache', {
      comment: 'Galley: calls of visitors',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
      headerBehavior: CacheHeaderBehavior.allowList('x-galley-company'),
      cookieBehavior: CacheCookieBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.all(),
    });
  }

  /**
   * There is no L2 construct for a multi-tenant distribution. Single properties are overridden, since
   * replacing the whole configuration would lose the origins' access controls; IPv6 belongs to the connection
   * group.
   */
  private makeTenantOnly(distribution: CfnDistribution) {
    distribution.addPropertyOverride('DistributionConfig.ConnectionMode', 'tenant-only');
    distribution.addPropertyDeletionOverride('DistributionConfig.IPV6Enabled');
    const text = { StringSchema: { Required: true } };
    distribution.addPropertyOverride('DistributionConfig.TenantConfig', {
      ParameterDefinitions: [
        { Name: 'companyKey', Definition: text },
        { Name: 'canonicalHost', Definition: text },
      ],
    });
    // Jobs invalidate a company's copies by the tag that the page Lambda sends; it has this name because S3
    // can send no other.
    distribution.addPropertyOverride('DistributionConfig.CacheTagConfig', {
      HeaderName: 'x-amz-meta-cache-tag',
    });
  }
}
