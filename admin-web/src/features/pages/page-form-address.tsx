import { generateFriendlyUrl } from '@galley/shared/friendly-url';
import { limits } from '@galley/shared/limits';
import { Select, Stack, TextInput } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import { acceptFriendlyUrl, fullUrl, type MenuOptions, type PageFormLocks } from './page-form-rules';
import type { PageFormHandle } from './use-page-form';

interface PageFormAddressProps {
  form: PageFormHandle;
  locks: PageFormLocks;
  options: MenuOptions;
  isExternal: boolean;
  /** What an external page lends to the addresses under it, once it is fixed. */
  slug: string | undefined;
}

/** What the page is called and where it is found. */
export function PageFormAddress({ form, locks, options, isExternal, slug }: PageFormAddressProps) {
  const { errors } = form.formState;
  const values = useWatch({ control: form.control });
  const isReadOnly = locks.all !== undefined;
  const address = form.register('friendlyUrl');
  const name = form.register('name');

  // Left empty, the address of an internal page is made from its name.
  const suggestAddress = () => {
    const { name: typed, friendlyUrl } = form.getValues();
    if (isExternal || isReadOnly || friendlyUrl !== '') return;
    form.setValue('friendlyUrl', generateFriendlyUrl(typed), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };

  return (
    <Stack gap="md">
      <TextInput
        label="Page Name"
        withAsterisk
        readOnly={isReadOnly}
        maxLength={limits.pageName}
        error={errors.name?.message}
        {...name}
        onBlur={(event) => {
          void name.onBlur(event);
          suggestAddress();
        }}
      />
      <TextInput
        label="Friendly URL"
        withAsterisk
        readOnly={locks.friendlyUrl !== undefined}
        maxLength={isExternal ? limits.externalUrl : undefined}
        placeholder={isExternal ? 'https://example.com/page' : undefined}
        inputMode={isExternal ? 'url' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        description={
          isReadOnly
            ? undefined
            : (locks.friendlyUrl ??
              (isExternal
                ? 'A full address, or mailto: or tel:'
                : 'Lowercase letters, digits and hyphens. Made from the name when left empty.'))
        }
        error={errors.friendlyUrl?.message}
        {...address}
        onChange={(event) => {
          if (!isExternal) event.currentTarget.value = acceptFriendlyUrl(event.currentTarget.value);
          return address.onChange(event);
        }}
      />
      <TextInput
        label="Full URL"
        readOnly
        variant="filled"
        value={fullUrl(
          {
            menu: values.menu ?? null,
            childMenu: values.childMenu ?? null,
            subMenu: values.subMenu ?? null,
            friendlyUrl: values.friendlyUrl ?? '',
          },
          options,
          isExternal,
        )}
      />
      {slug && (
        <TextInput
          label="Word in addresses"
          readOnly
          variant="filled"
          value={slug}
          description="Fixed since a page stands under this one: it is part of the addresses there."
        />
      )}
      {isExternal && (
        <Controller
          control={form.control}
          name="openType"
          render={({ field }) => (
            <Select
              ref={field.ref}
              label="Open Type"
              withAsterisk
              readOnly={isReadOnly}
              placeholder="Choose how it opens"
              data={[
                { value: 'CurrentTab', label: 'Current tab' },
                { value: 'NewTab', label: 'New tab' },
              ]}
              value={field.value || null}
              onChange={(value) => field.onChange(value ?? '')}
              onBlur={field.onBlur}
              error={errors.openType?.message}
            />
          )}
        />
      )}
    </Stack>
  );
}
