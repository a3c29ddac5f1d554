import { Text } from '@mantine/core';
import { budgetState } from './budget-amounts';
import classes from './budgets-dialog.module.css';

interface BudgetMeterProps {
  label: string;
  used: number;
  limit: number;
  /** Formats an amount. */
  text: (amount: number) => string;
  /** When the budget renews, if it is counted by time. */
  renewal?: string;
}

/** Shows how much of a budget is used, with its state as text, too. */
export function BudgetMeter({ label, used, limit, text, renewal }: BudgetMeterProps) {
  const state = budgetState(used, limit);
  const amounts = `${text(used)} of ${text(limit)}`;
  const percent = limit === 0 ? 100 : Math.min(100, Math.round((100 * used) / limit));
  const words = {
    room: renewal ? `Renews at ${renewal}` : '',
    almost: `Almost used up (${percent} %)`,
    spent: renewal ? `Used up until ${renewal}` : 'Used up',
  }[state];
  return (
    <div>
      <div className={classes.amounts}>
        <Text span size="sm">
          {label}
        </Text>
        <Text span size="sm" className={classes.number}>
          {amounts}
        </Text>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> in colours and sizes of their own */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={`${amounts}${words && `. ${words}`}`}
        className={classes.meter}
        data-state={state}
      >
        <div
          className={classes.bar}
          style={{ inlineSize: `${used > 0 ? Math.max(1, percent) : percent}%` }}
        />
      </div>
      <Text size="xs" className={classes.state} data-state={state}>
        {words}
      </Text>
    </div>
  );
}
