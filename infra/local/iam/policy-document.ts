import { refuseUnknownNames } from '../assembly/unknown-names';
import { type ConditionBlock, conditionOperators, knownConditionKeys } from './conditions';

export interface Statement {
  effect: 'Allow' | 'Deny';
  actions: string[];
  resources: string[];
  /** `Service:cloudfront.amazonaws.com`, `AWS:*`; empty in a role's own policy. */
  principals: string[];
  conditions: ConditionBlock;
}

type OneOrMany = string | string[];

interface RawStatement {
  Sid?: string;
  Effect: string;
  Action?: OneOrMany;
  Resource?: OneOrMany;
  Principal?: '*' | Record<string, OneOrMany>;
  Condition?: Record<string, Record<string, unknown>>;
}

/**
 * Reads a policy document whose intrinsics are resolved.
 * @param place the resource that it belongs to, for the message
 * @throws Error naming an unsupported element, condition operator, condition key or variable
 */
export function readPolicyDocument(document: unknown, place: string): Statement[] {
  const { Statement: raw } = document as { Statement: RawStatement | RawStatement[] };
  return [raw].flat().map((statement) => {
    const known = ['Sid', 'Effect', 'Action', 'Resource', 'Principal', 'Condition'];
    refuseUnknownNames(statement, known, `A policy of ${place}`);
    if (JSON.stringify(statement).includes('${')) {
      throw new Error(`${place} has a policy with a variable, which the laptop cloud does not evaluate`);
    }
    return {
      effect: statement.Effect === 'Deny' ? 'Deny' : 'Allow',
      actions: list(statement.Action),
      resources: list(statement.Resource),
      principals: principalsOf(statement.Principal),
      conditions: conditionsOf(statement.Condition ?? {}, place),
    };
  });
}

function principalsOf(principal: RawStatement['Principal']): string[] {
  if (principal === undefined) return [];
  if (principal === '*') return ['AWS:*'];
  return Object.entries(principal).flatMap(([kind, names]) => list(names).map((name) => `${kind}:${name}`));
}

function conditionsOf(block: NonNullable<RawStatement['Condition']>, place: string): ConditionBlock {
  const conditions: ConditionBlock = {};
  for (const [operator, tests] of Object.entries(block)) {
    if (!conditionOperators.includes(operator.replace(/^(ForAllValues|ForAnyValue):/, ''))) {
      throw new Error(`${place} has a policy with the condition operator ${operator}, which is not known`);
    }
    for (const [key, values] of Object.entries(tests)) {
      if (!knownConditionKeys.includes(key.toLowerCase())) {
        throw new Error(`${place} has a policy with the condition key ${key}, which is not known`);
      }
      conditions[operator] = { ...conditions[operator], [key]: [values].flat().map(String) };
    }
  }
  return conditions;
}

const list = (value: OneOrMany | undefined): string[] => (value === undefined ? [] : [value].flat());
