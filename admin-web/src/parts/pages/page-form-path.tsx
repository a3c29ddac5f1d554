import type { SuggestedUrls } from '@galley/shared/friendly-url';
import { suggestFriendlyUrls } from '@galley/shared/friendly-url';
import { limits } from '@galley/shared/limits';
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { acceptFriendlyUrl, fullUrl, type MenuOptions, type PageFormLocks } from './page-form-rules';
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

interface FriendlyUrlFieldProps {
  form: PageFormHandle;
  locks: PageFormLocks;
}

/** The last segment of an internal page's path. */
function FriendlyUrlField({ form, locks }: FriendlyUrlFieldProps) {
  const { dirtyFields, defaultValues } = form.form.formState;
  const [name, friendlyUrl] = form.form.watch(['name', 'friendlyUrl']);
  const suggested = useSuggestedUrls(name);
  const pathInput = form.text('friendlyUrl');
  const isNothingLeft = name.trim() !== '' && suggested?.joined === '' && friendlyUrl === '';
  const help = isNothingLeft
    ? 'No part of this name can be used in an address. Enter one: lowercase letters, digits and hyphens.'
    : 'Lowercase letters, digits and hyphens. Made from the name when left empty.';
  return (
    <div>
      <TextInput
        {...pathInput}
        // That of a new page is derived from its name.
        withAsterisk={defaultValues?.name !== ''}
        readOnly={locks.friendlyUrl !== undefined}
        autoCapitalize="none"
        spellCheck={false}
        description={locks.all === undefined ? (locks.friendlyUrl ?? help) : undefined}
        onChange={(event) => {
          event.currentTarget.value = acceptFriendlyUrl(event.currentTarget.value);
          return pathInput.onChange(event);
        }}
      />
      {/* For an existing page only while its name changes: its path is known to others. */}
      {dirtyFields.name && defaultValues?.name !== '' && <HyphenOffer form={form} locks={locks} />}
    </div>
  );
}

/** Offers the page's name with hyphens between its words as its path; pressed again, it goes back to the joined one. */
function HyphenOffer({ form, locks }: FriendlyUrlFieldProps) {
  const [name, friendlyUrl] = form.form.watch(['name', 'friendlyUrl']);
  const { joined, hyphenated } = useSuggestedUrls(name) ?? { joined: '', hyphenated: '' };
  if (locks.friendlyUrl !== undefined || !hyphenated.includes('-')) return null;
  const offered = friendlyUrl === hyphenated ? joined : hyphenated;
  return (
    <Button size="compact-xs" variant="light" onClick={() => form.put('friendlyUrl', offered)}>
      Use {offered}
    </Button>
  );
}

/** Shows below the name of a new page which path it gets, and offers the one with hyphens. */
export function NewPagePath({ form, locks, options }: Omit<PageFormPathProps, 'isExternal' | 'slug'>) {
  const values = form.form.watch();
  const suggested = useSuggestedUrls(values.name);
  const friendlyUrl = values.friendlyUrl || (suggested?.joined ?? '');
  return (
    <Group gap="xs" mih={26}>
      {friendlyUrl !== '' && (
        <>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Its path: {fullUrl({ ...values, friendlyUrl }, options, false)}
          </Text>
          <HyphenOffer form={form} locks={locks} />
        </>
      )}
    </Group>
  );
}

/** Reads the paths that can be derived from a page's name; undefined while loading. */
function useSuggestedUrls(name: string): SuggestedUrls | undefined {
  const [suggested, setSuggested] = useState<SuggestedUrls & { of: string }>();
  useEffect(() => {
    let isWanted = true;
    void suggestFriendlyUrls(name).then((urls) => {
      if (isWanted) setSuggested({ ...urls, of: name });
    });
    return () => {
      isWanted = false;
    };
  }, [name]);
  return suggested?.of === name ? suggested : undefined;
}
