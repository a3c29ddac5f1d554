import { limits } from '@galley/shared/limits';
import { linkOf, resolveLink } from '@galley/shared/page-links';
import { createRedirectSchema } from '@galley/shared/schemas/redirect';
import { Text, TextInput } from '@mantine/core';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { fieldErrors } from '../../ui/form/field-errors';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { LinkField } from '../links/link-field';
import { useLinkAddresses } from '../links/use-link-addresses';

import { useCreateRedirect } from './use-redirects';

/** Asks for the path and the target of a redirect. */
export function AddRedirectDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Add a redirect" size="lg">
      <RedirectForm onSaved={onClose} />
    </Dialog>
  );
}

function RedirectForm({ onSaved }: { onSaved: () => void }) {
  const create = useCreateRedirect();
  const form = useRevisionedForm({
    stored: {},
    load: () => ({ from: '', to: '' }),
    labels: { from: 'From', to: 'To' },
    place: 'new redirect',
    check: (values) => fieldErrors(createRedirectSchema, values),
    save: (values) => create.mutateAsync(values),
    onSaved,
  });
  const to = form.control('to');
  const addresses = useLinkAddresses({ pages: true, files: false });
  const address = { withAsterisk: true, autoCapitalize: 'none', spellCheck: false };
  return (
    <RevisionedForm form={form} noun="this redirect">
      <Text size="sm" c="dimmed">
        Visitors to the first address are sent to the second one permanently (301). A redirect to a page
        follows that page when it moves.
      </Text>
      <TextInput
        {...form.text('from')}
        {...address}
        description="An address on this site, or a full address of a previous site; /tag/* stands for everything under /tag"
        placeholder="/old-page.html, /?p=358 or /tag/*"
        maxLength={limits.redirectPath}
        data-autofocus
      />
      <LinkField
        {...to}
        isRequired
        description="The name of a page, an address on this site, or a full address"
        // The server stores which page is at that path.
        onChange={(link) => to.onChange(resolveLink(link, (target) => addresses[linkOf(target)]))}
        isWithoutFiles
      />
      <DialogActions confirmLabel="Add" isBusy={form.isSaving} />
    </RevisionedForm>
  );
}
