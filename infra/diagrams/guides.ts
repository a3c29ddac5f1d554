import { costTable } from '../commands/deploy/cost';
import { fixedPartsOf, readTemplates } from '../commands/deploy/templates';
import { listAlarms } from '../monitoring/list-alarms';
import { type Drawings, drawingsOf } from './architecture-page';

const companies = [1, 100, 1_000];

/**
 * The generated parts of each guide in `docs/`, by file name.
 * @param directory of a synthesised app
 */
export function drawnInGuides(directory: string): Record<string, Drawings> {
  const costs = costTable(companies, fixedPartsOf(readTemplates(directory)));
  return {
    'architecture.md': drawingsOf(directory),
    'deploying.md': { costs: ['```', ...costs, '```'].join('\n') },
    'operating.md': { alarms: listAlarms(directory) },
  };
}
