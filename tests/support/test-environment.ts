/** The environment that a deploy would set for every Lambda; here one process runs them all. */
export const testEnvironment = {
  STAGE: 'test',
  TABLE_NAME: 'galley-test',
  EDGE_SECRET: 'the-edge-secret-of-the-tests',
  ADMIN_ORIGIN: 'https://admin.galley.example',
  SITE_ORIGIN_PATTERN: 'https://{company}.sites.galley-sites.example',
  JOBS_FUNCTION_NAME: 'galley-test-jobs',
  PROVISION_FUNCTION_NAME: 'galley-test-provision',
  SIGN_IN_PEPPER: 'the-pepper-of-the-tests',
  MAIL_DOMAIN: 'mail.galley.example',
  MAIL_CONFIGURATION_SET: 'galley-test',
  SITE_DISTRIBUTION_ID: 'ETESTDISTRIBUTION',
  IMAGES_BUCKET: 'galley-test-images',
  IMAGE_WIDTHS_FUNCTION_NAME: 'galley-test-image-widths',
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'TESTROLE',
  AWS_SECRET_ACCESS_KEY: 'secret',
  // An unexpected error is logged with its stack; rejections are not.
  POWERTOOLS_LOG_LEVEL: 'ERROR',
} as const;
