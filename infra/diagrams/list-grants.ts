import { partitions } from '@galley/functions/core/entities/partitions';
import type { AppDefinition } from '../local/app-definition';
import { readRolePolicies } from '../local/iam/authorizer';
import type { Statement } from '../local/iam/policy-document';
import { functionLabel } from './node-names';

const leadingKeys = 'dynamodb:LeadingKeys';
const reading = ['dynamodb:GetItem', 'dynamodb:Query'];
const writing = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

/**
 * What each Lambda's role allows, as a Markdown table: kinds of partitions of the table, then other services.
 */
export function listGrants(app: AppDefinition): string {
  const policies = readRolePolicies(app.assembly);
  const rows = app.functions.map((lambda) => {
    const statements = policies.get(lambda.roleName) ?? [];
    return [
      functionLabel(lambda),
      partitionsOf(statements, reading),
      partitionsOf(statements, writing),
      otherServices(statements),
    ];
  });
  const lines = [['Lambda', 'reads', 'writes', 'also'], ['---', '---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The kinds of partitions on which any of the actions is allowed. */
function partitionsOf(statements: Statement[], wanted: string[]): string {
  const patterns = statements
    .filter(({ actions }) => actions.some((action) => wanted.includes(action)))
    .flatMap(({ conditions }) => conditions['ForAllValues:StringLike']?.[leadingKeys] ?? []);
  const names = Object.entries(partitions)
    .filter(([, { pattern }]) => patterns.includes(pattern))
    .map(([name]) => name);
  return names.join(', ');
}

/** `s3:PutObject, ses:SendEmail`: everything but the table and the function's own log. */
function otherServices(statements: Statement[]): string {
  const actions = statements
    .flatMap((statement) => statement.actions)
    .filter((action) => !/^(dynamodb|logs):/.test(action));
  return [...new Set(actions)].sort().join(', ');
}
