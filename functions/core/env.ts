/**
 * Every name that a Lambda may read from its environment; the CDK app sets them, and a test compares both.
 */
export type EnvironmentName =
  | 'STAGE'
  | 'TABLE_NAME'
  | 'EDGE_SECRET'
  | 'ADMIN_ORIGIN'
  | 'SITE_ORIGIN_PATTERN'
  | 'JOBS_FUNCTION_NAME'
  | 'PROVISION_FUNCTION_NAME'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  | 'USER_POOL_CLIENT_SECRET'
  | 'SIGN_IN_PEPPER'
  | 'SIGN_ON_ISSUER'
  | 'SIGN_ON_CLIENT_ID'
  | 'MAIL_DOMAIN'
  | 'MAIL_CONFIGURATION_SET'
  | 'SITE_DISTRIBUTION_ID'
  | 'IMAGES_BUCKET'
  | 'IMAGE_WIDTHS_FUNCTION_NAME';

/** Reads names from the environment. The error lists all missing names, not only the first. */
export function readEnvironment<Name extends EnvironmentName>(
  names: readonly Name[],
  source: Record<string, string | undefined> = process.env,
): Record<Name, string> {
  const missing = names.filter((name) => !source[name]);
  if (missing.length > 0) throw new Error(`The environment lacks ${missing.join(', ')}.`);
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Record<Name, string>;
}

/** One value of the environment, which must be there. */
export const environment = (name: EnvironmentName): string => readEnvironment([name])[name];
