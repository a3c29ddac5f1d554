import type { Kind } from '@galley/functions/core/entities/entity';
import { partitions } from '@galley/functions/core/entities/partitions';
import { jobKindNames } from '@galley/functions/core/job-kinds';
import { bundleNames } from '@galley/infra/build-functions';
import type { Assembly } from './assembly';

/**
 * What stands outside the code of one release and is met by the next: names in CloudFormation, in the environment of
 * Lambdas and in the table.
 */
export interface ProductShape {
  /** `<stack> <logical id>` with the type of the resource: another one makes a new resource and loses what the old one held. */
  resources: Record<string, string>;
  /** The names that a Lambda finds in its environment, by bundle: while stacks deploy, new code meets old ones. */
  environment: Record<string, string[]>;
  /** Kinds of jobs: those that wait in the table are run by the next release. */
  jobKinds: string[];
  /** How keys of the table are spelled. */
  keys: string[];
  /** What metric filters and the dashboard look for in logs: a line that is worded otherwise is counted no more. */
  logWords: string[];
}

export function productShape(assembly: Assembly): ProductShape {
  return {
    resources: sorted(assembly.all().map(({ stack, id, type }) => [`${stack} ${id}`, type])),
    environment: sorted(bundleNames.map((bundle) => [bundle, environmentOf(assembly, bundle)])),
    jobKinds: jobKindNames.toSorted(),
    keys: unique(Object.values(partitions).flatMap(spelledBy)),
    logWords: unique([...filterWords(assembly), ...dashboardWords(assembly)]),
  };
}

const sorted = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

const unique = (texts: string[]): string[] => [...new Set(texts)].toSorted();

function environmentOf(assembly: Assembly, bundle: string): string[] {
  return unique(
    assembly
      .functions(bundle)
      .flatMap(({ properties }) => Object.keys(properties.Environment?.Variables ?? {})),
  );
}

function filterWords(assembly: Assembly): string[] {
  return assembly
    .ofType('AWS::Logs::MetricFilter')
    .flatMap(({ properties }) => [
      ...((properties.FilterPattern as string).match(/\$\.[\w.]+ = "[^"]*"/g) ?? []),
      ...properties.MetricTransformations.map(
        (metric: Record<string, string>) => `${metric.MetricName} counts ${metric.MetricValue}`,
      ),
    ]);
}

/** The fields that the dashboard's queries name, and the lines that they look for. */
function dashboardWords(assembly: Assembly): string[] {
  return assembly.ofType('AWS::CloudWatch::Dashboard').flatMap(({ properties }) => {
    const queries = JSON.stringify(properties.DashboardBody).replace(/\\+n/g, '\n').replace(/\\+"/g, '"');
    const lines = queries.match(/(?:fields|filter) .*/g) ?? [];
    return lines.flatMap((line) => (line.startsWith('fields ') ? line.slice(7).split(', ') : [line]));
  });
}

/** A partition's pattern, and how the keys of each kind in it are spelled and begin: a number's digits are part of it. */
function spelledBy({ pattern, kinds }: (typeof partitions)[keyof typeof partitions]): string[] {
  const spelled = (parts: Kind['sort']) =>
    parts.map((part) => (typeof part === 'string' ? part : part.pattern)).join('#');
  return [pattern, ...kinds.flatMap(({ partition, sort }) => [spelled(partition.parts), spelled(sort)])];
}
