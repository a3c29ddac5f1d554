import { limits } from '@galley/shared/limits';
import { Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Controller, useWatch } from 'react-hook-form';
import { KeywordTags } from './keyword-tags';
import type { PageFormLocks } from './page-form-rules';
import { type GuidedField, guidanceFor } from './seo-guidance';
import type { PageFormHandle } from './use-page-form';

const order = ['label', 'input', 'description', 'error'] as const;

interface PageFormSeoProps {
  form: PageFormHandle;
  locks: PageFormLocks;
  /** An external page is another site's to be found. */
  isExternal: boolean;
}

/** What search engines show, with counters that advise, and whether they show it at all. */
export function PageFormSeo({ form, locks, isExternal }: PageFormSeoProps) {
  const { errors } = form.formState;
  const [title, description, keywords] = useWatch({
    control: form.control,
    name: ['scoTitle', 'scoMetaDescription', 'scoMetaKeywords'],
  });
  const isReadOnly = locks.all !== undefined;
  return (
    <Stack gap="md">
      <TextInput
        label="SEO Title"
        withAsterisk
        readOnly={isReadOnly}
        maxLength={limits.seoTitle}
        description={<GuidanceText field="title" text={title} />}
        inputWrapperOrder={[...order]}
        error={errors.scoTitle?.message}
        {...form.register('scoTitle')}
      />
      <Textarea
        label="SEO Description"
        withAsterisk
        readOnly={isReadOnly}
        maxLength={limits.seoDescription}
        description={<GuidanceText field="description" text={description} />}
        inputWrapperOrder={[...order]}
        error={errors.scoMetaDescription?.message}
        {...form.register('scoMetaDescription')}
      />
      <Controller
        control={form.control}
        name="scoMetaKeywords"
        render={({ field }) => (
          <KeywordTags
            inputRef={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            isReadOnly={isReadOnly}
            error={errors.scoMetaKeywords?.message}
            description={<GuidanceText field="keywords" text={keywords} />}
          />
        )}
      />
      {isExternal ? null : (
        <Controller
          control={form.control}
          name="noIndex"
          render={({ field }) => (
            <Switch
              ref={field.ref}
              label="Hide from search engines"
              description="Visitors still reach the page; sitemap.xml leaves it out."
              checked={field.value}
              onChange={(event) => field.onChange(event.currentTarget.checked)}
              onBlur={field.onBlur}
              disabled={isReadOnly}
            />
          )}
        />
      )}
    </Stack>
  );
}

function GuidanceText({ field, text }: { field: GuidedField; text: string }) {
  const { count, isGood, text: words } = guidanceFor(field, text);
  if (count === 0) {
    return (
      <Text component="span" size="xs" c="dimmed">
        {words}
      </Text>
    );
  }
  const Icon = isGood ? IconCheck : IconAlertTriangle;
  return (
    <Text
      component="span"
      size="xs"
      c={
        isGood
          ? 'light-dark(#166534, var(--mantine-color-green-4))'
          : 'light-dark(#92400e, var(--mantine-color-yellow-4))'
      }
    >
      <Icon size={13} style={{ verticalAlign: '-2px' }} aria-hidden /> {words}
    </Text>
  );
}
