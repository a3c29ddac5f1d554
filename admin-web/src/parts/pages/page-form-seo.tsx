import { limits } from '@galley/shared/limits';
import { Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Switch } from '../../ui/switch';
import { useLiveUrl } from '../session/live-link';
import { useCompanyName } from '../session/use-company-name';
import { proposedTexts } from './fill-from-name';
import { KeywordTags } from './keyword-tags';
import { type GuidedField, guidanceFor } from './seo-guidance';
import type { PageFormHandle } from './use-page-form';

const order = ['label', 'input', 'description', 'error'] as const;

interface PageFormSeoProps {
  form: PageFormHandle;
  isReadOnly: boolean;
  /** Search engines do not index an external page as part of this site. */
  isExternal: boolean;
  path: string;
}

/** The texts for search engines, with counters that advise, and whether the page is indexed at all. */
export function PageFormSeo({ form, isReadOnly, isExternal, path }: PageFormSeoProps) {
  const [name, title, description] = form.form.watch(['name', 'scoTitle', 'scoMetaDescription']);
  const proposed = proposedTexts(name.trim(), useCompanyName() ?? '');
  const keywords = form.control('scoMetaKeywords');
  const noIndex = form.control('noIndex');
  // Those of a new page are filled in from its name.
  const isAsked = form.form.formState.defaultValues?.name !== '';
  return (
    <Stack gap="md">
      {!isExternal && (
        <SearchResult
          title={title || proposed.scoTitle}
          description={description || proposed.scoMetaDescription}
          path={path}
        />
      )}
      <TextInput
        {...form.text('scoTitle')}
        withAsterisk={isAsked}
        readOnly={isReadOnly}
        maxLength={limits.seoTitle}
        description={<GuidanceText field="title" text={title} isProposed={title === proposed.scoTitle} />}
        inputWrapperOrder={[...order]}
      />
      <Textarea
        {...form.text('scoMetaDescription')}
        withAsterisk={isAsked}
        readOnly={isReadOnly}
        maxLength={limits.seoDescription}
        description={
          <GuidanceText
            field="description"
            text={description}
            isProposed={description === proposed.scoMetaDescription}
          />
        }
        inputWrapperOrder={[...order]}
      />
      <KeywordTags
        {...keywords}
        isOptional={!isAsked}
        isReadOnly={isReadOnly}
        description={<GuidanceText field="keywords" text={keywords.value} isProposed={false} />}
      />
      {isExternal ? null : (
        <Switch
          label={noIndex.label}
          description="Visitors can still open the page; sitemap.xml leaves it out."
          checked={noIndex.value}
          onChange={(event) => noIndex.onChange(event.currentTarget.checked)}
          disabled={isReadOnly}
        />
      )}
    </Stack>
  );
}

interface GuidanceTextProps {
  field: GuidedField;
  text: string;
  isProposed: boolean;
}

function GuidanceText({ field, text, isProposed }: GuidanceTextProps) {
  const { isGood, isJudged, text: words } = guidanceFor(field, text, isProposed);
  if (!isJudged) {
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

interface SearchResultProps {
  title: string;
  description: string;
  path: string;
}

/** The page as a search engine may list it, which cuts long texts. */
function SearchResult({ title, description, path }: SearchResultProps) {
  const url = useLiveUrl(path) ?? path;
  return (
    <Paper component="figure" withBorder p="sm" m={0} aria-label="As a search result">
      <Text size="xs" c="dimmed" truncate>
        {url}
      </Text>
      <Text fw={600} c="var(--mantine-color-anchor)" truncate>
        {title || 'The title'}
      </Text>
      <Text size="sm" lineClamp={2}>
        {description || 'The description'}
      </Text>
    </Paper>
  );
}
