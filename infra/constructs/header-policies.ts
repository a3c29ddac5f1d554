import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * The admin loads nothing from other origins. Inline styles are allowed: Mantine writes its theme into a
 * <style> element and positions pop-ups by style attributes, TipTap injects the editor's base styles, and a
 * static page has no server that could issue nonces. The one script inside the document is allowed by its
 * hash. `blob:` and `data:` show a picture before it is uploaded.
 * @param documentScript the source of that script
 * @param elsewhere the origins that browsers connect to besides the API: where they redeem the code of a
 * single sign-on, and the bucket that large files are sent to
 */
export function adminContentSecurityPolicy(documentScript: string, elsewhere: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${documentScript}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...elsewhere].join(' ')}`,
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The canvas draws a page of the company's site inside the editor, so only the admin may frame it. It makes
 * no requests and sends no forms: what is typed goes to the editor around it.
 */
export const canvasContentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** For responses that contain data; a response with a policy of its own keeps it. */
export const dataContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The fallback for the visitor's page, whose Lambda sends a policy of its own. */
export const siteContentSecurityPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** Two years. */
export const strictTransportSeconds = 63_072_000;

/**
 * A picture that is opened by itself is a document: an SVG's scripts must not run on the origin of the site
 * or the admin.
 */
const imageContentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A file that is opened instead of being saved runs and loads nothing. */
const fileContentSecurityPolicy = "default-src 'none'; sandbox";

interface HeaderPolicyProps {
  comment: string;
  contentSecurityPolicy: string;
  /** Whether it replaces the policy of the origin. */
  overrideContentSecurityPolicy: boolean;
  frame: HeadersFrameOption;
  referrer?: HeadersReferrerPolicy;
  /**
   * Replaces the origin's value for browsers; CloudFront's own cache follows the origin and the cache policy.
   */
  cacheControl?: string;
  /** False where the edge function also responds, with a cache lifetime of its own. True by default. */
  overrideCacheControl?: boolean;
  /** All responses are saved and never displayed. */
  isDownload?: boolean;
  /** Only where we own every subdomain: those of a customer's domain are unknown to us. */
  includeSubdomains?: boolean;
}

export function headerPolicy(scope: Construct, id: string, props: HeaderPolicyProps): ResponseHeadersPolicy {
  const { cacheControl, overrideCacheControl = true, isDownload = false } = props;
  const customHeaders = [
    ...(cacheControl === undefined
      ? []
      : [{ header: 'cache-control', value: cacheControl, override: overrideCacheControl }]),
    // The origin sets this with the file's name; a response without it is still saved.
    ...(isDownload ? [{ header: 'content-disposition', value: 'attachment', override: false }] : []),
  ];
  const referrer = props.referrer ?? HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN;
  return new ResponseHeadersPolicy(scope, id, {
    comment: props.comment,
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: props.contentSecurityPolicy,
        override: props.overrideContentSecurityPolicy,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(strictTransportSeconds),
        includeSubdomains: props.includeSubdomains ?? false,
        preload: false,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: props.frame, override: true },
      referrerPolicy: { referrerPolicy: referrer, override: true },
    },
    ...(customHeaders.length > 0 && { customHeadersBehavior: { customHeaders } }),
  });
}

export function dataHeaders(scope: Construct, id: string): ResponseHeadersPolicy {
  return headerPolicy(scope, id, {
    comment: 'Galley: answers of the API',
    contentSecurityPolicy: dataContentSecurityPolicy,
    overrideContentSecurityPolicy: false,
    frame: HeadersFrameOption.DENY,
    referrer: HeadersReferrerPolicy.NO_REFERRER,
  });
}

/**
 * CloudFront keeps images long and is told when one changes; browsers revalidate after five minutes.
 * @param isForStaff they are shown to signed-in users: no shared cache keeps them, and error responses are not
 * cached at all
 */
export function imageHeaders(scope: Construct, id: string, isForStaff: boolean): ResponseHeadersPolicy {
  return headerPolicy(scope, id, {
    comment: 'Galley: images',
    contentSecurityPolicy: imageContentSecurityPolicy,
    overrideContentSecurityPolicy: true,
    frame: HeadersFrameOption.SAMEORIGIN,
    cacheControl: cacheOfLibrary(isForStaff),
    overrideCacheControl: !isForStaff,
  });
}

/** Documents of the library: cached like pictures, and sandboxed even where a browser displays one. */
export function fileHeaders(scope: Construct, id: string, isForStaff: boolean): ResponseHeadersPolicy {
  return headerPolicy(scope, id, {
    comment: 'Galley: files to download',
    contentSecurityPolicy: fileContentSecurityPolicy,
    overrideContentSecurityPolicy: true,
    frame: HeadersFrameOption.DENY,
    cacheControl: cacheOfLibrary(isForStaff),
    overrideCacheControl: !isForStaff,
    isDownload: true,
  });
}

const cacheOfLibrary = (isForStaff: boolean) => (isForStaff ? 'private, max-age=300' : 'public, max-age=300');

/** Files whose name changes with their content. */
export function hashedAssetHeaders(scope: Construct, id: string): ResponseHeadersPolicy {
  return headerPolicy(scope, id, {
    comment: 'Galley: assets with a hash in their name',
    contentSecurityPolicy: dataContentSecurityPolicy,
    overrideContentSecurityPolicy: true,
    frame: HeadersFrameOption.DENY,
    cacheControl: 'public, max-age=31536000, immutable',
  });
}
