import { budgets, callRates, limitsOf, mostOf, storageBudgets } from '@galley/shared/budgets';
import {
  type CompanyBudgets,
  companyBudgetsSchema,
  newBudgetLimitsSchema,
} from '@galley/shared/schemas/budget';
import { NumberInput, Skeleton, Text } from '@mantine/core';
import { useId } from 'react';
import { shortTime } from '../../lib/dates';
import { useGetCompanyBudgets, useUpdateCompanyBudgets } from '../../parts/companies/use-companies';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { QueryBoundary } from '../../ui/query-boundary';
import { countText, limitsOfTyped, storageText, type TypedLimits, typedLimits } from './budget-amounts';
import { BudgetMeter } from './budget-meter';
import classes from './budgets-dialog.module.css';

interface BudgetsDialogProps {
  company: string;
  companyName: string;
  onClose: () => void;
}

/** Shows a company's usage of its budgets, and edits its limits. */
export function BudgetsDialog({ company, companyName, onClose }: BudgetsDialogProps) {
  return (
    <Dialog onClose={onClose} title={`Budgets of ${companyName}`} size="58rem">
      <QueryBoundary
        query={useGetCompanyBudgets(company)}
        failure="The budgets could not be loaded"
        skeleton={<Skeleton h={480} />}
      >
        {(read) => <Budgets company={company} read={read} onSaved={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

/** The format of a conflict response. */
const savedSchema = companyBudgetsSchema.pick({ limits: true, revision: true });

interface BudgetsProps {
  company: string;
  read: CompanyBudgets;
  onSaved: () => void;
}

function Budgets({ company, read, onSaved }: BudgetsProps) {
  const update = useUpdateCompanyBudgets(company);
  const form = useRevisionedForm<TypedLimits, Pick<CompanyBudgets, 'limits' | 'revision'>>({
    stored: read,
    load: ({ limits }) => typedLimits(limits),
    labels: budgetLabels,
    place: `budgets of ${company}`,
    check: (typed) => {
      const { error } = newBudgetLimitsSchema.safeParse(limitsOfTyped(typed));
      return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
    },
    read: (current) => savedSchema.safeParse(current).data,
    save: (typed, over) =>
      update.mutateAsync({ limits: newBudgetLimitsSchema.parse(limitsOfTyped(typed)), ...over }),
    onSaved,
  });

  const field = (name: `${string}.${string}`, label: string, standard: number) => (
    <NumberInput
      {...form.control(name)}
      size="sm"
      label={label}
      placeholder={countText(standard)}
      thousandSeparator=","
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      hideControls
      // The first of them gets the focus; the button at the lower edge would scroll the dialog to its middle.
      data-autofocus
    />
  );

  return (
    <RevisionedForm form={form} noun="these budgets">
      <Text size="sm" mb="sm">
        Hours and days are in UTC. An empty field means the default limit, which it shows. What exceeds a
        limit waits or is refused, and no other company is affected. What is counted in batches is counted
        before it is used, so some of a batch may not have been used yet.
      </Text>
      {read.spent.map(({ name, hour, day }) => (
        <Budget key={name} {...budgets[name]}>
          <div>
            <BudgetMeter label="This hour" {...hour} text={countText} renewal={shortTime(hour.renewsAt)} />
            {field(`${name}.perHour`, 'Per hour', limitsOf(name, undefined).perHour)}
          </div>
          <div>
            <BudgetMeter label="Today" {...day} text={countText} renewal={shortTime(day.renewsAt)} />
            {field(`${name}.perDay`, 'Per day', limitsOf(name, undefined).perDay)}
          </div>
        </Budget>
      ))}
      {read.kept.map(({ name, used, limit }) => (
        <Budget key={name} label={storageBudgets[name].label}>
          <div>
            <BudgetMeter
              label="Kept"
              used={used}
              limit={limit}
              text={name === 'storage' ? storageText : countText}
            />
            {field(`${name}.most`, `At most (${storageBudgets[name].unit})`, mostOf(name, undefined))}
          </div>
        </Budget>
      ))}
      <Text size="xs" c="dimmed" mb="sm">
        Calls are counted in memory, so their use is not shown: a company has {callRates.ofCompany.perSecond}{' '}
        a second, up to {countText(callRates.ofCompany.burst)} at once.
      </Text>
      <div className={classes.actions}>
        <DialogActions confirmLabel="Save" isBusy={form.isSaving} />
      </div>
    </RevisionedForm>
  );
}

const budgetLabels = Object.fromEntries(
  [...Object.entries(budgets), ...Object.entries(storageBudgets)].map(([name, { label }]) => [
    name,
    { label, show: (limits: TypedLimits[string]) => Object.values(limits).join(', ') },
  ]),
);

interface BudgetProps {
  label: string;
  /** Shown where the label does not name it. */
  unit?: string;
  /** Usage is counted in blocks of this size. */
  block?: number;
  children: React.ReactNode;
}

function Budget({ label, unit, block = 1, children }: BudgetProps) {
  const id = useId();
  const isSaid = !unit || label.toLowerCase().includes(unit);
  const notes = [...(isSaid ? [] : [unit]), ...(block > 1 ? [`counted ${block} at a time`] : [])];
  return (
    // A fieldset's legend cannot be a grid item.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-labelledby={id} className={classes.budget}>
      <div className={classes.name}>
        <Text size="sm" fw={600} id={id}>
          {label}
        </Text>
        {notes.length > 0 && (
          <Text size="xs" c="dimmed">
            {notes.join(', ')}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
}
