import type { SuggestedUrls } from '@galley/shared/friendly-url';
import { suggestFriendlyUrls } from '@galley/shared/friendly-url';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { acceptFriendlyUrl, type PageFormLocks } from './page-form-rules';
import type { PageFormHandle } from './use-page-form';

interface FriendlyUrlFieldProps {
  form: PageFormHandle;
  locks: PageFormLocks;
}

/** The last segment of an internal page's path. A button suggests the page's name with hyphens between its words. */
export function FriendlyUrlField({ form, locks }: FriendlyUrlFieldProps) {
  const { dirtyFields, defaultValues } = form.form.formState;
  const [name, friendlyUrl] = form.form.watch(['name', 'friendlyUrl']);
  const suggested = useSuggestedUrls(name);
  const address = form.text('friendlyUrl');
  const isLocked = locks.friendlyUrl !== undefined;
  const hyphenated = suggested?.hyphenated ?? '';
  const isOffered = !isLocked && hyphenated.includes('-') && hyphenated !== friendlyUrl;
  const isNothingLeft = name.trim() !== '' && suggested?.joined === '' && friendlyUrl === '';
  const help = isNothingLeft
    ? 'No part of this name can be used in an address. Enter one: lowercase letters, digits and hyphens.'
    : 'Lowercase letters, digits and hyphens. Made from the name when left empty.';
  return (
    <div>
      <TextInput
        {...address}
        // That of a new page is derived from its name.
        withAsterisk={defaultValues?.name !== ''}
        readOnly={isLocked}
        autoCapitalize="none"
        spellCheck={false}
        description={locks.all === undefined ? (locks.friendlyUrl ?? help) : undefined}
        onChange={(event) => {
          event.currentTarget.value = acceptFriendlyUrl(event.currentTarget.value);
          return address.onChange(event);
        }}
      />
      {/* For an existing page only while its name changes: its path is known to others. */}
      {isOffered && (defaultValues?.name === '' || dirtyFields.name) && (
        <Button
          size="compact-xs"
          variant="subtle"
          mt={4}
          onClick={() => {
            form.put('friendlyUrl', hyphenated);
            form.form.setFocus('friendlyUrl');
          }}
        >
          Use {hyphenated}
        </Button>
      )}
    </div>
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
