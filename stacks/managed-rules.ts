/** What a rule group answers is set rule by rule; an unnamed rule would answer with an empty page. */
export const managedGroups = {
  AWSManagedRulesAmazonIpReputationList: {
    block: ["AWSManagedIPReputationList", "AWSManagedReconnaissanceList"],
    count: [],
  },
  AWSManagedRulesCommonRuleSet: {
    block: [
      "NoUserAgent_HEADER",
      "UserAgent_BadBots_HEADER",
      "SizeRestrictions_QUERYSTRING",
      "SizeRestrictions_Cookie_HEADER",
      "SizeRestrictions_URIPATH",
      "EC2MetaDataSSRF_BODY",
      "EC2MetaDataSSRF_COOKIE",
      "EC2MetaDataSSRF_URIPATH",
      "EC2MetaDataSSRF_QUERYARGUMENTS",
      "GenericLFI_QUERYARGUMENTS",
      "GenericLFI_URIPATH",
      "RestrictedExtensions_URIPATH",
      "RestrictedExtensions_QUERYARGUMENTS",
      "GenericRFI_QUERYARGUMENTS",
      "GenericRFI_URIPATH",
      "CrossSiteScripting_COOKIE",
      "CrossSiteScripting_QUERYARGUMENTS",
      "CrossSiteScripting_URIPATH",
    ],
    // A homeowner may paste a link, a path or a long description: bodies are bounded, parsed and escaped by the API.
    count: ["SizeRestrictions_BODY", "GenericLFI_BODY", "GenericRFI_BODY", "CrossSiteScripting_BODY"],
  },
} as const;
