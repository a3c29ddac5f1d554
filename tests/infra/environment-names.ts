import type { EnvironmentName } from '@galley/functions/core/env';

// A record, so that a name that is added to the type but not here does not compile.
const everyName: Record<EnvironmentName, true> = {
  STAGE: true,
  TABLE_NAME: true,
  EDGE_SECRET: true,
  ADMIN_ORIGIN: true,
  SITE_ORIGIN_PATTERN: true,
  JOBS_FUNCTION_NAME: true,
  PROVISION_FUNCTION_NAME: true,
  USER_POOL_ID: true,
  USER_POOL_CLIENT_ID: true,
  USER_POOL_CLIENT_SECRET: true,
  SIGN_IN_PEPPER: true,
  SIGN_ON_ISSUER: true,
  SIGN_ON_CLIENT_ID: true,
  MAIL_DOMAIN: true,
  MAIL_CONFIGURATION_SET: true,
  SITE_DISTRIBUTION_ID: true,
  IMAGES_BUCKET: true,
  IMAGE_WIDTHS_FUNCTION_NAME: true,
};
/** Every name that a Lambda may read from its environment. */
export const environmentNames = Object.keys(everyName) as EnvironmentName[];
