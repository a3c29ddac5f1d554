import { readFileSync } from 'node:fs';
import {
  CloudFormationValidatePlugin,
  type IPolicyValidationContext,
  type PolicyValidationPluginReport,
} from 'aws-cdk-lib';

/**
 * CDK's built-in validation, once for each shape of template: the companies' templates have only a few shapes
 * with different names, and validating hundreds of them takes longer than synthesising them. `tenants.ts` has
 * already validated the names.
 */
export class ValidationOfShapes extends CloudFormationValidatePlugin {
  override validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const stackTemplates = oneOfEachShape(context.stackTemplates);
    return super.validate({
      ...context,
      stackTemplates,
      templatePaths: stackTemplates.map(({ templatePath }) => templatePath),
    });
  }
}

export function oneOfEachShape<Stack extends { readonly templatePath: string }>(
  stacks: readonly Stack[],
): Stack[] {
  return [...new Map(stacks.map((stack) => [shapeOf(stack.templatePath), stack])).values()];
}

/** A template without its strings, except those that define a resource's type. */
function shapeOf(templatePath: string): string {
  const template: unknown = JSON.parse(readFileSync(templatePath, 'utf8'));
  return JSON.stringify(template, (name, value: unknown) =>
    typeof value === 'string' && name !== 'Type' ? '' : value,
  );
}
