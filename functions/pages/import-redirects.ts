import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { spendBudget } from '../core/budgets/spend-budget';
import { invalid } from '../core/errors';
import type { Operation } from '../core/operation';
import { type CsvLine, readCsv, withoutHead } from './redirect-csv';
import type { RedirectPlan } from './redirect-rules';
import { saveRedirects } from './save-redirects';

/**
 * Imports redirects from a CSV file. The whole file is checked before anything is written; the response
 * contains the result of each line.
 * @throws 400 naming the first refused line, unless this is only a check
 */
export const importRedirects: Operation<Contract['importRedirects']> = async (request) => {
  const { table, scope, session, now } = request;
  const { csv, isCheckOnly } = request.input;
  const lines = withoutHead(readCsv(csv));
  if (lines.length === 0) throw invalid({ csv: 'The file has no line with two addresses.' });
  if (lines.length > limits.importedRedirects) {
    throw invalid({
      csv: `The file has ${lines.length} lines: at most ${limits.importedRedirects} are taken at once.`,
    });
  }
  const whole = lines.filter((line) => faultOf(line) === undefined);
  const asked = whole.map(({ cells: [from = '', to = ''] }) => ({ from, to }));
  const hasErrors = whole.length < lines.length;
  const parts = Math.ceil(lines.length / limits.redirectsAtOnce);
  const { plans, written } = await saveRedirects(request, asked, {
    isCheckOnly: isCheckOnly || hasErrors,
    spend: () => spendBudget(table, scope, 'imports', parts, now, session.companyRecord),
  });
  const planOf = new Map(whole.map((line, index) => [line.line, plans[index]]));
  const report = lines.map((line) => reported(line, planOf.get(line.line)));
  const refused = report.find(({ state }) => state === 'refused');
  if (refused && !isCheckOnly) throw invalid({ csv: `Line ${refused.line}: ${refused.message}` });
  return { lines: report, written };
};

function faultOf({ cells, isOpen }: CsvLine): string | undefined {
  if (isOpen) return 'A quotation mark is opened here and never closed.';
  if (cells.slice(2).some((cell) => cell !== '')) return 'A line has two columns: from and to.';
  if (!cells[0] || !cells[1]) return 'A line has two columns: from and to. One of them is empty.';
  const isLong = cells[0].length > limits.redirectPath || cells[1].length > limits.externalUrl;
  return isLong ? 'One of the addresses is too long.' : undefined;
}

function reported(line: CsvLine, plan: RedirectPlan | undefined) {
  const [from = '', to = ''] = line.cells;
  if (!plan || plan.state === 'refused') {
    const message = plan?.message ?? faultOf(line) ?? '';
    return { line: line.line, from, to, state: 'refused' as const, message };
  }
  return { line: line.line, from: plan.from, to: plan.target.to, state: plan.state, message: '' };
}
