import { Select, Stack, TextInput } from '@mantine/core';
import { Switch } from '../../ui/switch';
import { ChoiceField } from './choice-field';
import type { ThemeForm } from './use-theme-form';
import type { ThemedSite } from './use-themed-site';

interface HeaderFieldsProps extends Pick<ThemeForm, 'theme' | 'change' | 'form'> {
  site: ThemedSite;
}

/** Settings of the header. */
export function HeaderFields({ theme, change, form, site }: HeaderFieldsProps) {
  return (
    <Stack gap="sm">
      <ChoiceField field="header" theme={theme} onChange={change} />
      <Switch
        label="The header stays visible"
        checked={theme.isSticky}
        onChange={(event) => change({ isSticky: event.currentTarget.checked })}
      />
      <ChoiceField field="headerAction" theme={theme} onChange={change} />
      {theme.headerAction === 'page' && (
        <>
          <Select
            label="Page of the button"
            placeholder="Choose a page"
            searchable
            data={site.pages}
            value={theme.actionPageId === null ? null : String(theme.actionPageId)}
            error={form.errorOf('actionPageId')}
            onChange={(value) => change({ actionPageId: value === null ? null : Number(value) })}
          />
          <TextInput
            label="Text of the button"
            placeholder="The name of the page"
            maxLength={40}
            value={theme.actionLabel}
            error={form.errorOf('actionLabel')}
            onChange={(event) => change({ actionLabel: event.currentTarget.value })}
          />
        </>
      )}
      <ChoiceField field="phoneMenu" theme={theme} onChange={change} />
      <ChoiceField field="sideMenu" theme={theme} onChange={change} />
    </Stack>
  );
}
