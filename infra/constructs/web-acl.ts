import { sessionCookieName } from '@galley/functions/core/session';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { dataContentSecurityPolicy, strictTransportSeconds } from './header-policies';
import type { ManagedGroup } from './managed-rules';

export interface RateRule {
  name: string;
  /** Requests in five minutes, per IP address unless `of` says otherwise. */
  limit: number;
  of?: keyof typeof countedBy;
  /** Lower-case paths that are counted; absent: all. */
  paths?: readonly string[];
  /**
   * The response when the limit is reached: `error` in the format of the calls, for scripts; `sentence` for
   * browsers that requested a page.
   */
  answer: keyof typeof answers;
}

export interface GroupRule {
  name: string;
  group: ManagedGroup;
  /** Further rules of the group that only count, besides those that inspect bodies. */
  alsoCounted?: readonly string[];
  /** Lower-case paths that the group does not inspect. */
  except?: readonly string[];
}

export interface WebAclProps {
  /** The name of the web ACL and its metrics; changing it replaces the web ACL. */
  name: string;
  description: string;
  rates: readonly RateRule[];
  groups: readonly GroupRule[];
}

const window = 300;
/** Alternatives to counting by IP address; requests without the header or cookie are not counted. */
const countedBy = {
  host: { header: { name: 'host', textTransformations: [{ priority: 0, type: 'LOWERCASE' }] } },
  session: { cookie: { name: sessionCookieName, textTransformations: [{ priority: 0, type: 'NONE' }] } },
};

const message = 'Too many requests came from your network. Please try again in five minutes.';
const answers = {
  error: { contentType: 'APPLICATION_JSON', content: JSON.stringify({ message }) },
  sentence: { contentType: 'TEXT_PLAIN', content: message },
  busySite: {
    contentType: 'TEXT_PLAIN',
    content: 'Too many requests come to this site at the moment. Please try again in five minutes.',
  },
  busySession: {
    contentType: 'APPLICATION_JSON',
    content: JSON.stringify({
      message: 'Too many requests came from this session. Please try again in five minutes.',
    }),
  },
};

/**
 * How WAF normalises a path before comparing: CloudFront passes it on as sent, before the edge function
 * lower-cases it.
 */
const asRouted = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'LOWERCASE' },
];

/**
 * The checks before CloudFront serves a request. A client that sends too many requests gets 429 with our
 * text. AWS's rules block by IP address, path, query and headers; those that inspect bodies only count,
 * because our bodies contain users' texts, HTML and files, which the calls validate with schemas and
 * sanitise.
 */
export class WebAcl extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, props: WebAclProps) {
    super(scope, id);
    const rules = [...props.rates.map(rateRule), ...props.groups.map(groupRule)];
    const acl = new CfnWebACL(this, 'Acl', {
      name: props.name,
      description: props.description,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(props.name),
      customResponseBodies: answers,
      // Sampled requests are kept for three hours, to find out why one was blocked; their confidential parts
      // are removed.
      dataProtectionConfig: {
        dataProtections: [
          ...['cookie', 'authorization'].map((header) => substituted('SINGLE_HEADER', header)),
          substituted('QUERY_STRING'),
          substituted('BODY'),
        ],
      },
      rules: rules.map((rule, priority) => ({ ...rule, priority })),
    });
    this.arn = acl.attrArn;
  }
}

function rateRule({ name, limit, of, paths, answer }: RateRule) {
  return {
    name,
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: answer,
          responseHeaders: Object.entries(blockedHeaders).map(([header, value]) => ({ name: header, value })),
        },
      },
    },
    visibilityConfig: visibility(name),
    statement: {
      rateBasedStatement: {
        limit,
        ...(of
          ? { aggregateKeyType: 'CUSTOM_KEYS', customKeys: [countedBy[of]] }
          : { aggregateKeyType: 'IP' }),
        evaluationWindowSec: window,
        ...(paths && { scopeDownStatement: anyOf(paths.map(pathIs)) }),
      },
    },
  };
}

/** Set here because CloudFront's header policies do not apply to responses that WAF makes. */
const blockedHeaders = {
  'retry-after': String(window),
  'cache-control': 'no-store',
  'strict-transport-security': `max-age=${strictTransportSeconds}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': dataContentSecurityPolicy,
};

function groupRule({ name, group, alsoCounted = [], except }: GroupRule) {
  return {
    name,
    overrideAction: { none: {} },
    visibilityConfig: visibility(name),
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name: group.name,
        ruleActionOverrides: [...group.bodyRules, ...alsoCounted].map((rule) => ({
          name: rule,
          actionToUse: { count: {} },
        })),
        ...(except && { scopeDownStatement: { notStatement: { statement: anyOf(except.map(pathIs)) } } }),
      },
    },
  };
}

function pathIs(path: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'EXACTLY',
      searchString: path,
      textTransformations: asRouted,
    },
  };
}

/** WAF requires at least two statements in an "or". */
function anyOf(statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty {
  const [first, ...others] = statements;
  if (!first) throw new Error('A rule of a web ACL that is for certain paths must name one.');
  return others.length === 0 ? first : { orStatement: { statements } };
}

function visibility(metricName: string) {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}

function substituted(fieldType: string, key?: string) {
  return { action: 'SUBSTITUTION', field: { fieldType, ...(key && { fieldKeys: [key] }) } };
}
