import { readFileSync } from 'node:fs';
import {
  CloudFormationValidatePlugin,
  type IPolicyValidationContext,
  type PolicyValidationPluginReport,
} from 'aws-cdk-lib';

/**
 * The validation that is built into the CDK, once for each shape of template: the companies' templates are a few
 * shapes with other names in them, and to look at each of hundreds takes longer than to make them. What may stand in
 * a name, `tenants.ts` has checked.
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

/** A template without its texts, but for those that say what a resource is. */
function shapeOf(templatePath: string): string {
  const template: unknown = JSON.parse(readFileSync(templatePath, 'utf8'));
  return JSON.stringify(template, (name, value: unknown) =>
    typeof value === 'string' && name !== 'Type' ? '' : value,
  );
}
