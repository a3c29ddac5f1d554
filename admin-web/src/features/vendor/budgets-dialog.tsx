import { budgets, callRates, limitsOf, mostOf, storageBudgets } from '@galley/shared/budgets';
import { type CompanyBudgets, newBudgetLimitsSchema } from '@galley/shared/schemas/budget';
import { Modal, NumberInput, Skeleton, Text } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { shortTime } from '../../lib/dates';
import { DialogActions } from '../../ui/dialog-actions';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { useReturnFocus } from '../../ui/use-return-focus';
import { countText, limitsOfTyped, storageText, typedLimits } from './budget-amounts';
import { BudgetMeter } from './budget-meter';
import classes from './budgets-dialog.module.css';
import { useGetCompanyBudgets, useUpdateCompanyBudgets } from './use-company-budgets';

interface BudgetsDialogProps {
  company: string;
  companyName: string;
  onClose: () => void;
}

/** What a company has used of what it may use, and how much it may. */
export function BudgetsDialog({ company, companyName, onClose }: BudgetsDialogProps) {
  useReturnFocus();
  const { data, error, refetch } = useGetCompanyBudgets(company);
  return (
    <Modal opened onClose={onClose} title={`Budgets of ${companyName}`} size="58rem">
      {error && !data && (
        <ErrorPanel
          title="The budgets could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton h={480} />}
      {data && <Budgets company={company} read={data} onClose={onClose} />}
    </Modal>
  );
}

interface BudgetsProps {
  company: string;
  read: CompanyBudgets;
  onClose: () => void;
}

function Budgets({ company, read, onClose }: BudgetsProps) {
  // What was read when the dialog opened: another save meanwhile is told, not written over.
  const [{ revision, limits }] = useState(read);
  const [typed, setTyped] = useState(() => typedLimits(limits));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const update = useUpdateCompanyBudgets(company);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    setRefusal(undefined);
    const parsed = newBudgetLimitsSchema.safeParse(limitsOfTyped(typed));
    const found = (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const);
    setFaults(Object.fromEntries(found));
    if (!parsed.success) return showFirst(form);
    try {
      await update.mutateAsync({ limits: parsed.data, revision });
    } catch (thrown) {
      const fields = isApiError(thrown) ? Object.entries(thrown.fields) : [];
      if (fields.length === 0) setRefusal(messageOf(thrown));
      setFaults(
        Object.fromEntries(fields.map(([path, message]) => [path.replace(/^limits\./, ''), message])),
      );
      return showFirst(form);
    }
    notifySaved();
    onClose();
  };

  const field = (name: string, label: string, standard: number) => (
    <NumberInput
      size="sm"
      label={label}
      placeholder={countText(standard)}
      thousandSeparator=","
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      hideControls
      value={typed[name] ?? ''}
      onChange={(value) => {
        setTyped({ ...typed, [name]: value });
        setFaults(({ [name]: _, ...others }) => others);
      }}
      error={faults[name]}
      errorProps={{ role: 'alert' }}
    />
  );

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Text size="sm" mb="sm">
        Hours and days are those of UTC. An empty field means the limit of every company, which stands in it.
        What does not fit waits or is refused, and nobody else notices.
      </Text>
      {read.spent.map(({ name, hour, day }) => (
        <Budget key={name} label={budgets[name].label} unit={budgets[name].unit}>
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
        Calls are counted in memory, so that what was used of them is not shown: a company has{' '}
        {callRates.ofCompany.perSecond} a second, up to {countText(callRates.ofCompany.burst)} at once.
      </Text>
      <div className={classes.actions}>
        <DialogActions confirmLabel="Save" isBusy={update.isPending} error={refusal} onCancel={onClose} />
      </div>
    </form>
  );
}

/** The list is longer than a window: what is wrong comes into sight. */
function showFirst(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus());
}

interface BudgetProps {
  label: string;
  /** Where the label does not say it. */
  unit?: string;
  children: React.ReactNode;
}

function Budget({ label, unit, children }: BudgetProps) {
  const id = useId();
  const isSaid = !unit || label.toLowerCase().includes(unit);
  return (
    // A fieldset's legend cannot stand in a grid.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-labelledby={id} className={classes.budget}>
      <div className={classes.name}>
        <Text size="sm" fw={600} id={id}>
          {label}
        </Text>
        {!isSaid && (
          <Text size="xs" c="dimmed">
            {unit}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
}
