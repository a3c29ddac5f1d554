import { limits } from '@galley/shared/limits';
import { Select, Stack, TextInput } from '@mantine/core';
import { FriendlyUrlField } from './friendly-url-field';
import { fullUrl, type MenuOptions, type PageFormLocks } from './page-form-rules';
import type { PageFields, PageFormHandle } from './use-page-form';

interface PageFormPathProps {
  form: PageFormHandle;
  locks: PageFormLocks;
  options: MenuOptions;
  isExternal: boolean;
  /** The fixed segment that an external page adds to the paths below it. */
  slug: string | undefined;
}

/** The page's path, or the address that an external page leads to. */
export function PageFormPath({ form, locks, options, isExternal, slug }: PageFormPathProps) {
  const values = form.form.watch();
  const isReadOnly = locks.all !== undefined;

  return (
    <Stack gap="md">
      {isExternal ? (
        <TextInput
          {...form.text('friendlyUrl')}
          withAsterisk
          readOnly={locks.friendlyUrl !== undefined}
          maxLength={limits.externalUrl}
          placeholder="https://example.com/page"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          description={isReadOnly ? undefined : (locks.friendlyUrl ?? 'A full address, or mailto: or tel:')}
        />
      ) : (
        <FriendlyUrlField form={form} locks={locks} />
      )}
      <TextInput label="Full URL" readOnly variant="filled" value={fullUrl(values, options, isExternal)} />
      {slug && (
        <TextInput
          label="Part of the address"
          readOnly
          variant="filled"
          value={slug}
          description="Fixed because there are pages under this one: it is part of their addresses."
        />
      )}
      {isExternal && (
        <Select
          {...form.control('openType')}
          withAsterisk
          readOnly={isReadOnly}
          placeholder="Choose how it opens"
          data={[
            { value: 'CurrentTab', label: 'Current tab' },
            { value: 'NewTab', label: 'New tab' },
          ]}
          value={values.openType || null}
          onChange={(value) => form.put('openType', (value ?? '') as PageFields['openType'])}
        />
      )}
    </Stack>
  );
}
