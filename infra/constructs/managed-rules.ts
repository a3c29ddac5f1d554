/**
 * A group of rules that AWS writes and keeps, and what of it must not block here; the names are those of the WAF
 * Developer Guide ("AWS Managed Rules rule groups list").
 */
export interface ManagedGroup {
  name: string;
  /** The rules that look into the body. */
  bodyRules: readonly string[];
}

export const ipReputation: ManagedGroup = {
  name: 'AWSManagedRulesAmazonIpReputationList',
  bodyRules: [],
};

export const knownBadInputs: ManagedGroup = {
  name: 'AWSManagedRulesKnownBadInputsRuleSet',
  bodyRules: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'],
};

export const commonRules: ManagedGroup = {
  name: 'AWSManagedRulesCommonRuleSet',
  bodyRules: [
    'SizeRestrictions_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'CrossSiteScripting_BODY',
  ],
};

/** What else of the common rules only counts in front of the sites, because people do it who mean no harm. */
export const countedOnSites: readonly string[] = [
  // The public calls are offered to other programs, and not every one of them says its name.
  'NoUserAgent_HEADER',
  // A company's own domain has cookies of other programs; a site reads none, and its visitor cannot change them.
  'SizeRestrictions_Cookie_HEADER',
  'EC2MetaDataSSRF_COOKIE',
  'CrossSiteScripting_COOKIE',
  // Paths and the queries of calls have limits of our own, longer ones: a letter may take nine characters in a URL.
  'SizeRestrictions_QUERYSTRING',
  'SizeRestrictions_URIPATH',
];
