import type { Kind } from '@galley/functions/core/entities/entity';
import { partitions } from '@galley/functions/core/entities/partitions';
import { jobKindNames } from '@galley/functions/core/job-kinds';
import { bundleNames } from '@galley/infra/build-functions';
import type { Assembly } from './assembly';

/**
 * Names outside the code of a release that the next release meets: in CloudFormation, in the environment of Lambdas
 * and in the table.
 */
export interface ProductShape {
  /**
   * `<stack> <logical id>` with the type of the resource: a changed type creates a new resource and loses the old
   * one's data.
   */
  resources: Record<string, string>;
  /** The names in the environment of each bundle's Lambda: during a deploy, new code runs with old environments. */
  environment: Record<string, string[]>;
  /** Kinds of jobs: waiting jobs are run by the next release. */
  jobKinds: string[];
  /** The patterns of the table's keys. */
  keys: string[];
  /**
   * The words that metric filters and the dashboard search in logs: a line with other words is not counted any more.
   */
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

/** The fields in the dashboard's queries, and the lines that they search for. */
function dashboardWords(assembly: Assembly): string[] {
  return assembly.ofType('AWS::CloudWatch::Dashboard').flatMap(({ properties }) => {
    const queries = JSON.stringify(properties.DashboardBody).replace(/\\+n/g, '\n').replace(/\\+"/g, '"');
    const lines = queries.match(/(?:fields|filter) .*/g) ?? [];
    return lines.flatMap((line) => (line.startsWith('fields ') ? line.slice(7).split(', ') : [line]));
  });
}

/** A partition's pattern, and the key patterns of each kind in it; the digits of a number are part of the pattern. */
function spelledBy({ pattern, kinds }: (typeof partitions)[keyof typeof partitions]): string[] {
  const spelled = (parts: Kind['sort']) =>
    parts.map((part) => (typeof part === 'string' ? part : part.pattern)).join('#');
  return [pattern, ...kinds.flatMap(({ partition, sort }) => [spelled(partition.parts), spelled(sort)])];
}
