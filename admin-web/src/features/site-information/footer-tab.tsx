import { type Footer, footerSchema } from '@galley/shared/schemas/site';
import { Alert, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { LaunchScope } from '../../parts/launches/launch-scope';
import { PartBar } from '../../parts/launches/part-bar';
import { type PartPlan, placeOf, useSavePart } from '../../parts/launches/part-plan';
import { type FooterValues, footerLabels } from '../../parts/site-information/footer-labels';
import { useGetFooter, useSaveFooter } from '../../parts/site-information/use-site-information';
import { RichTextField } from '../../parts/text-editor/rich-text-field';
import { fieldErrors } from '../../ui/form/field-errors';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { withoutIdentity } from '../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { QueryBoundary } from '../../ui/query-boundary';
import { useSaveShortcut } from '../../ui/shortcuts';
import { FormSkeleton } from '../../ui/skeletons';

// A fourth column exists in the data; the observed screen does not show it, and its content is kept.
const columns = [
  { name: 'contentColumn1', label: 'Column 1' },
  { name: 'contentColumn2', label: 'Column 2' },
  { name: 'contentColumn3', label: 'Column 3' },
] as const;

/** Below the top bar and the bar of the form. */
const belowBar = 56 + 52;

interface FooterTabProps {
  /** Called with the typed values, for the preview. */
  onTyped: (footer: FooterValues) => void;
  /** The form is visible, so its shortcuts are active. */
  isShown: boolean;
}

/** Edits the columns of text in the footer. */
export function FooterTab(props: FooterTabProps) {
  return (
    <QueryBoundary
      query={useGetFooter()}
      failure="The footer could not be loaded"
      skeleton={<FormSkeleton fields={3} />}
    >
      {(stored) => (
        <LaunchScope part="footer" base={stored.revision ?? 0}>
          {(plan) => <FooterForm key={plan?.launchId} {...props} live={stored} plan={plan} />}
        </LaunchScope>
      )}
    </QueryBoundary>
  );
}

interface FooterFormProps extends FooterTabProps {
  live: Footer;
  plan: PartPlan | undefined;
}

function FooterForm({ live, plan, onTyped, isShown }: FooterFormProps) {
  const save = useSaveFooter();
  const saveForLaunch = useSavePart(plan);
  const stored = plan ? { ...live, ...plan.values, revision: plan.revision } : live;
  const form = useRevisionedForm<FooterValues, Footer>({
    stored,
    load: withoutIdentity,
    labels: footerLabels,
    place: placeOf('footer', plan),
    check: (values, over) => fieldErrors(footerSchema, { ...values, ...over }),
    read: (current) => footerSchema.safeParse(current).data,
    save: (values, over) =>
      saveForLaunch?.({ footer: values }, over.revision) ?? save.mutateAsync({ ...values, ...over }),
  });
  const values = form.form.watch();
  useEffect(() => onTyped(values), [values, onTyped]);
  useSaveShortcut(() => void (isShown && form.submit()));

  return (
    <RevisionedForm form={form} noun="the footer">
      <PartBar
        plan={plan}
        about="Saving changes the bottom of every page at once. A column without text is left out."
        part="footer"
        form={form}
        base={live.revision ?? 0}
        valuesOf={(typed) => ({ footer: typed })}
      />
      {live.id === 0 && (
        <Alert color="blue">
          The footer is not set up yet. Write what the bottom of every page shows, and save.
        </Alert>
      )}
      <Stack gap="lg">
        {columns.map(({ name, label }) => (
          <RichTextField
            key={`${name} ${form.generation}`}
            label={label}
            initialHtml={values[name]}
            onChange={(html) => form.put(name, html)}
            error={form.errorOf(name)}
            stickyTop={belowBar}
          />
        ))}
      </Stack>
    </RevisionedForm>
  );
}
