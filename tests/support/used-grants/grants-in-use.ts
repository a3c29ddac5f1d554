import { userPoolStatements } from '@galley/infra/constructs/area-access';
import { type TableGrant, tableGrants } from '@galley/infra/constructs/area-grants';
import { areas } from '@galley/shared/contract/call';

/** The visitors' Lambda reads without the SDK, so its calls are not recorded; it may read one kind of partition. */
const notNoted: readonly string[] = ['visitor-page'];

const actionsOf: Record<keyof TableGrant, string[]> = {
  read: ['GetItem'],
  write: ['PutItem', 'UpdateItem'],
  put: ['PutItem'],
  update: ['UpdateItem'],
  remove: ['DeleteItem'],
  check: ['ConditionCheckItem'],
};

/** All permissions of the roles on the table and the user pool, one line each. */
function grantedLines(): string[] {
  const table = Object.entries(tableGrants).flatMap(([role, grant]) =>
    (Object.keys(actionsOf) as (keyof TableGrant)[]).flatMap((kind) =>
      actionsOf[kind].flatMap((action) =>
        (grant[kind] ?? []).map((partition) => `${role} dynamodb:${action} ${partition}`),
      ),
    ),
  );
  const pool = ([...areas, 'provision'] as const).flatMap((role) =>
    userPoolStatements(role, '*').flatMap(({ actions }) => actions.map((action) => `${role} ${action}`)),
  );
  return [...table, ...pool].filter((line) => !notNoted.includes(line.split(' ')[0] ?? ''));
}

/** Permissions that a role needs although no API test uses them. An entry that a test does use is reported. */
const neededAllTheSame: Record<string, string> = {
  'operator dynamodb:GetItem images':
    'to suspend a company renders its menu and footer, which may show pictures',
};

/**
 * The differences between granted and used permissions: nothing may be denied on AWS, and nothing granted that no
 * call and no job needs.
 */
export function differencesOf(used: ReadonlySet<string>): string[] {
  const granted = new Set(grantedLines());
  const isCounted = (line: string) =>
    / (dynamodb|cognito-idp):/.test(line) && (line.split(' ')[0] ?? '') in tableGrants;
  const isMissed = (line: string) => !used.has(line) && !(line in neededAllTheSame);
  const isStale = (line: string) => used.has(line) || !granted.has(line);
  return [
    ...[...used]
      .filter((line) => isCounted(line) && !granted.has(line))
      .map((line) => `not granted: ${line}`),
    ...[...granted].filter(isMissed).map((line) => `granted, never used: ${line}`),
    ...Object.keys(neededAllTheSame)
      .filter(isStale)
      .map((line) => `used, no exception: ${line}`),
  ].sort();
}
