import { limits } from '@galley/shared/limits';
import { Select, Stack, TextInput } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import { FriendlyUrlField, fillFriendlyUrl } from './friendly-url-field';
import { fullUrl, type MenuOptions, type PageFormLocks } from './page-form-rules';
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
  const name = form.register('name');

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
          if (!isExternal && !isReadOnly) void fillFriendlyUrl(form);
        }}
      />
      {isExternal ? (
        <TextInput
          label="Friendly URL"
          withAsterisk
          readOnly={locks.friendlyUrl !== undefined}
          maxLength={limits.externalUrl}
          placeholder="https://example.com/page"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          description={isReadOnly ? undefined : (locks.friendlyUrl ?? 'A full address, or mailto: or tel:')}
          error={errors.friendlyUrl?.message}
          {...form.register('friendlyUrl')}
        />
      ) : (
        <FriendlyUrlField form={form} locks={locks} />
      )}
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
