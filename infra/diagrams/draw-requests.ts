import { required } from '@galley/shared/required';
import type { AppDefinition } from '../local/app-definition';
import type { DistributionDefinition } from '../local/assembly/distributions';
import { functionLabel, node, nodeId, resourceLabel, shapes } from './node-names';

interface Drawing {
  nodes: Set<string>;
  edges: Set<string>;
}

/** The path of a request: from the client through distribution and path pattern to its origin. */
export function drawRequests(app: AppDefinition): string {
  const drawing: Drawing = { nodes: new Set(), edges: new Set() };
  for (const distribution of app.distributions) drawDistribution(app, distribution, drawing);
  drawApis(app, drawing);
  return ['flowchart LR', ...drawing.nodes, ...drawing.edges].join('\n');
}

function drawDistribution(app: AppDefinition, distribution: DistributionDefinition, drawing: Drawing): void {
  const [asker, label] = distribution.isTenantOnly
    ? (['visitors', 'sites distribution'] as const)
    : (['staff', 'admin distribution'] as const);
  drawing.nodes.add(node(asker, shapes.person));
  drawing.nodes.add(node(label));
  drawing.edges.add(`  ${nodeId(asker)} --> ${nodeId(label)}`);
  for (const { pathPattern, originId } of distribution.behaviors) {
    const host = distribution.origins.find(({ id }) => id === originId)?.host ?? originId;
    const origin = originOf(app, host);
    drawing.nodes.add(node(origin.label, origin.shape));
    drawing.edges.add(`  ${nodeId(label)} -- "${pathPattern}" --> ${nodeId(origin.label)}`);
  }
}

/** @throws Error for an origin that is neither the API, nor a function URL, nor a bucket */
function originOf(app: AppDefinition, host: string): { label: string; shape: readonly [string, string] } {
  if (app.apis.some((api) => api.host === host)) return { label: 'HTTP API', shape: shapes.box };
  const url = app.functionUrls.find((candidate) => candidate.host === host);
  const lambda = app.functions.find(({ arn }) => arn === url?.functionArn);
  if (lambda) return { label: functionLabel(lambda), shape: shapes.box };
  const bucket = required(
    app.buckets.find((candidate) => candidate.host === host),
    () => new Error(`No resource of the templates answers at ${host}.`),
  );
  const stack = /-([A-Za-z]+)\./.exec(bucket.id)?.[1]?.toLowerCase() ?? '';
  return { label: `${stack} ${resourceLabel(bucket.id)}`, shape: shapes.store };
}

function drawApis(app: AppDefinition, drawing: Drawing): void {
  const calls = new Map<string, number>();
  for (const { functionArn } of app.apis.flatMap((api) => api.routes)) {
    calls.set(functionArn, (calls.get(functionArn) ?? 0) + 1);
  }
  for (const lambda of app.functions) {
    const count = calls.get(lambda.arn);
    if (count === undefined) continue;
    const label = functionLabel(lambda);
    drawing.nodes.add(node(label));
    drawing.edges.add(`  ${nodeId('HTTP API')} -- "${count} routes" --> ${nodeId(label)}`);
  }
}
