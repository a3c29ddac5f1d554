import { sessionCookieName } from '@galley/functions/core/session';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { dataContentSecurityPolicy, strictTransportSeconds } from './header-policies';
import type { ManagedGroup } from './managed-rules';

export interface RateRule {
  name: string;
  /** Requests in five minutes, of one address unless `of` says of what. */
  limit: number;
  of?: keyof typeof countedBy;
  /** Lower-case paths that count; all of them when absent. */
  paths?: readonly string[];
  /** What refuses: `refusal` as the calls do, for scripts; `sentence` for people who asked for a page. */
  answer: keyof typeof answers;
}

export interface GroupRule {
  name: string;
  group: ManagedGroup;
  /** Rules of the group that count besides those that look into bodies. */
  alsoCounted?: readonly string[];
  /** Lower-case paths that the group does not look at. */
  except?: readonly string[];
}

export interface WebAclProps {
  /** Of the web ACL and of its metrics; a changed name is another web ACL. */
  name: string;
  description: string;
  rates: readonly RateRule[];
  groups: readonly GroupRule[];
}

const window = 300;
/** What a rule counts by in place of the address; what lacks it is not counted. */
const countedBy = {
  host: { header: { name: 'host', textTransformations: [{ priority: 0, type: 'LOWERCASE' }] } },
  session: { cookie: { name: sessionCookieName, textTransformations: [{ priority: 0, type: 'NONE' }] } },
};

const message = 'Too many requests came from your network. Please try again in five minutes.';
const answers = {
  refusal: { contentType: 'APPLICATION_JSON', content: JSON.stringify({ message }) },
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

/** How WAF compares a path: CloudFront hands it over as it was sent, before the edge function lower-cases it. */
const asRouted = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'LOWERCASE' },
];

/**
 * What is looked at before CloudFront serves a request. A client that asks too often gets 429 with our text. The rules
 * of AWS block by address, path, query and headers; those that look into bodies count, because our bodies are
 * people's own texts, HTML and files, and the calls read them by schemas and sanitise them.
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
      // Sampled requests are kept for three hours, for anyone who reads why one was blocked: without what they carry.
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

/** CloudFront's header policies are for its own answers; this one is made by WAF. */
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

/** WAF wants at least two statements under an "or". */
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
