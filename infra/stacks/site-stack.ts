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

/** The parameter values of the shared tenant; `infra/edge/site-viewer-request.js` reads them. */
const anyCompany = '-';

/** Every company's public site: one distribution, one tenant of it for all hosts under the vendor's domain. */
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
        // The edge function lets only the visitors' calls through. Those that read say themselves how long they may
        // be kept; a form that is sent is no GET and reaches the origin every time.
        callCaching: this.callCachePolicy(),
        imageCaching: imageCachePolicy(this),
      }),
    });
  }

  /** A function URL that only this distribution may call: no 30 s and no throttle of the HTTP API for visitors. */
  private pageOrigin() {
    const url = this.visitorPage.function.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
    // Short, because a stale page is served only after it.
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
   * Two companies' pages have the same paths, so the company is part of every key; no cookie is. Of a query only the
   * names that redirects may have are: with any others the cache could be filled with copies of one page.
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
   * By company and by the whole query, of which the edge function has left what the call knows: what the origin sees of a
   * query must be in the key, and a policy may list ten names only.
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
   * There is no L2 for a multi-tenant distribution. Single properties are overridden, since replacing the whole
   * configuration would lose the origins' access controls; IPv6 belongs to the connection group.
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
    // Jobs invalidate a company's copies by the tag that the page Lambda sends; S3 could only send such a name.
    distribution.addPropertyOverride('DistributionConfig.CacheTagConfig', {
      HeaderName: 'x-amz-meta-cache-tag',
    });
  }
}
