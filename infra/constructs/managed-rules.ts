/**
 * A managed rule group of AWS, with the rules in it that must not block here; the names come from the WAF
 * Developer Guide ("AWS Managed Rules rule groups list").
 */
export interface ManagedGroup {
  name: string;
  /** The rules that inspect the body. */
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

/** Further common rules that only count on the sites, because legitimate requests violate them. */
export const countedOnSites: readonly string[] = [
  // The public calls are offered to other programs, some of which send no user agent.
  'NoUserAgent_HEADER',
  // A company's own domain may have cookies of other programs; our sites read none, and visitors cannot
  // change them.
  'SizeRestrictions_Cookie_HEADER',
  'EC2MetaDataSSRF_COOKIE',
  'CrossSiteScripting_COOKIE',
  // Paths and query strings have longer limits of our own: one letter may take nine characters in a URL.
  'SizeRestrictions_QUERYSTRING',
  'SizeRestrictions_URIPATH',
];
