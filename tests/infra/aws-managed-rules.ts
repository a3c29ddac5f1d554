/**
 * Every rule of the AWS rule groups in use, and the part of a request that it inspects, as the WAF Developer Guide
 * lists them ("AWS Managed Rules rule groups list"). A group that is missing here fails the tests.
 */
export type RequestPart = 'ip' | 'body' | 'cookie' | 'header' | 'method' | 'path' | 'query';

export const awsManagedRules: Record<string, Record<string, RequestPart>> = {
  AWSManagedRulesAmazonIpReputationList: {
    AWSManagedIPReputationList: 'ip',
    AWSManagedReconnaissanceList: 'ip',
    AWSManagedIPDDoSList: 'ip',
  },
  AWSManagedRulesKnownBadInputsRuleSet: {
    JavaDeserializationRCE_HEADER: 'header',
    JavaDeserializationRCE_BODY: 'body',
    JavaDeserializationRCE_URIPATH: 'path',
    JavaDeserializationRCE_QUERYSTRING: 'query',
    Host_localhost_HEADER: 'header',
    PROPFIND_METHOD: 'method',
    ExploitablePaths_URIPATH: 'path',
    Log4JRCE_HEADER: 'header',
    Log4JRCE_QUERYSTRING: 'query',
    Log4JRCE_URIPATH: 'path',
    Log4JRCE_BODY: 'body',
    ReactJSRCE_BODY: 'body',
  },
  AWSManagedRulesCommonRuleSet: {
    NoUserAgent_HEADER: 'header',
    UserAgent_BadBots_HEADER: 'header',
    SizeRestrictions_QUERYSTRING: 'query',
    SizeRestrictions_Cookie_HEADER: 'cookie',
    SizeRestrictions_BODY: 'body',
    SizeRestrictions_URIPATH: 'path',
    EC2MetaDataSSRF_BODY: 'body',
    EC2MetaDataSSRF_COOKIE: 'cookie',
    EC2MetaDataSSRF_URIPATH: 'path',
    EC2MetaDataSSRF_QUERYARGUMENTS: 'query',
    GenericLFI_QUERYARGUMENTS: 'query',
    GenericLFI_URIPATH: 'path',
    GenericLFI_BODY: 'body',
    RestrictedExtensions_URIPATH: 'path',
    RestrictedExtensions_QUERYARGUMENTS: 'query',
    GenericRFI_QUERYARGUMENTS: 'query',
    GenericRFI_BODY: 'body',
    GenericRFI_URIPATH: 'path',
    CrossSiteScripting_COOKIE: 'cookie',
    CrossSiteScripting_QUERYARGUMENTS: 'query',
    CrossSiteScripting_BODY: 'body',
    CrossSiteScripting_URIPATH: 'path',
  },
};
