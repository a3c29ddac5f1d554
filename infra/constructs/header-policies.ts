import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * The admin loads nothing from elsewhere. Styles may be inline: Mantine writes its theme into a <style> element
 * and positions pop-ups by style attributes, TipTap injects the editor's base styles, and a static page has no
 * server that could hand out nonces. Scripts may not. `blob:` and `data:` show a picture before it is uploaded.
 * @param elsewhere what browsers speak to beside the API: where they redeem the code of a single sign-on, and the one
 *   bucket that large files go to
 */
export function adminContentSecurityPolicy(elsewhere: string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
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
 * The canvas draws a page of the company's site inside the editor, so the admin may frame it and no one else. It makes
 * no calls and sends no forms: what is typed goes to the editor around it.
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

/** For answers that are data; an answer with its own policy keeps it. */
export const dataContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What the visitor's page falls back to; its Lambda sends a policy of its own. */
export const siteContentSecurityPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** Two years. */
export const strictTransportSeconds = 63_072_000;

/** A picture opened by itself is a document: an SVG's scripts must not run on the site's or the admin's origin. */
export const imageContentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A file that is opened all the same runs nothing and loads nothing. */
export const fileContentSecurityPolicy = "default-src 'none'; sandbox";

interface HeaderPolicyProps {
  comment: string;
  contentSecurityPolicy: string;
  /** Whether it replaces the one of the origin. */
  overrideContentSecurityPolicy: boolean;
  frame: HeadersFrameOption;
  referrer?: HeadersReferrerPolicy;
  /** Replaces what the origin says to browsers; CloudFront's own cache goes by the origin and the cache policy. */
  cacheControl?: string;
  /** false where the edge function answers too, and says for itself how long that holds. True by default. */
  overrideCacheControl?: boolean;
  /** Whatever comes is saved and never shown. */
  isDownload?: boolean;
  /** Only where every host below is ours: a customer's domain has subdomains that we know nothing of. */
  includeSubdomains?: boolean;
}

export function headerPolicy(scope: Construct, id: string, props: HeaderPolicyProps): ResponseHeadersPolicy {
  const { cacheControl, overrideCacheControl = true, isDownload = false } = props;
  const customHeaders = [
    ...(cacheControl === undefined
      ? []
      : [{ header: 'cache-control', value: cacheControl, override: overrideCacheControl }]),
    // The origin says it with the name of the file; what comes without is saved all the same.
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
 * CloudFront keeps images long and is told when one changes; browsers ask again after five minutes.
 * @param isForStaff they are shown to who is signed in: no cache that several people share keeps them, and that
 *   someone was refused is kept by no one
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

/** Documents of the library: kept like pictures, and nothing of them runs even where a browser shows one. */
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
