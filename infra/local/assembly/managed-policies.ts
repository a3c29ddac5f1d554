import type { CachePolicyDefinition, Forwarding } from './forwarded';

const nothing: Forwarding = { headers: 'none', cookies: 'none', queryStrings: 'none' };

/** CloudFront's own cache policies, by their ids, which are the same in every account. */
export const managedCachePolicies: Record<string, CachePolicyDefinition> = {
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { ...nothing, brotli: false, gzip: false },
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { ...nothing, brotli: true, gzip: true },
};

export const managedOriginRequestPolicies: Record<string, Forwarding> = {
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: { allExcept: ['host'] },
    cookies: 'all',
    queryStrings: 'all',
  },
  // AllViewer
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { headers: 'all', cookies: 'all', queryStrings: 'all' },
};
