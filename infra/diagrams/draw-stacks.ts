import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, nodeId } from './node-names';

interface Manifest {
  artifacts: Record<string, { type: string; dependencies?: string[]; environment?: string }>;
}

/** The stacks and their dependencies, from the manifest of a synth. Companies' stacks are one node. */
export function drawStacks(directory: string): string {
  const manifest = JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')) as Manifest;
  const stacks = Object.entries(manifest.artifacts).filter(
    ([, artifact]) => artifact.type === 'aws:cloudformation:stack',
  );
  const needs = new Map<string, Set<string>>();
  for (const [id, { dependencies = [] }] of stacks) {
    const others = dependencies.filter((other) => stacks.some(([stack]) => stack === other)).map(labelOf);
    needs.set(labelOf(id), new Set([...(needs.get(labelOf(id)) ?? []), ...others]));
  }
  const labels = [...needs.keys()];
  return [
    'flowchart LR',
    ...labels.map((label) => node(label)),
    ...labels.flatMap((label) =>
      [...withoutDetours(label, needs)].map((other) => `  ${nodeId(other)} --> ${nodeId(label)}`),
    ),
  ].join('\n');
}

/** `Galley-prod-Tenant-acme` -> `Tenant (one for each company)`. */
function labelOf(stackId: string): string {
  const name = stackId.split('-').slice(2).join('-');
  return name.startsWith('Tenant-') ? 'Tenant (one for each company)' : name;
}

/** The direct dependencies of a stack, without those that another dependency already implies. */
function withoutDetours(label: string, needs: Map<string, Set<string>>): string[] {
  const direct = [...(needs.get(label) ?? [])];
  return direct.filter(
    (other) => !direct.some((between) => between !== other && reaches(between, other, needs)),
  );
}

function reaches(from: string, to: string, needs: Map<string, Set<string>>): boolean {
  const next = needs.get(from);
  return next !== undefined && (next.has(to) || [...next].some((other) => reaches(other, to, needs)));
}
