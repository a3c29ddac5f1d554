import { limits } from '@galley/shared/limits';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { Switch } from '../../ui/switch';
import { CharacterCount } from '../editor/inspector/character-count';
import { ImagePickerField } from '../images/picker/image-picker-field';
import { KeywordTags } from './keyword-tags';
import type { PageFormLocks } from './page-form-rules';
import type { PageFormHandle } from './use-page-form';

/** What lists of pages, feeds and social networks show of the page. */
export function PageFormShown({ form, locks }: { form: PageFormHandle; locks: PageFormLocks }) {
  const isReadOnly = locks.all !== undefined;
  const summary = form.form.watch('summary');
  const picture = form.control('picture');
  const tags = form.control('tags');
  const hasArticles = form.control('hasArticles');
  return (
    <Stack gap="md">
      <div>
        <Textarea
          {...form.text('summary')}
          readOnly={isReadOnly}
          maxLength={limits.pageSummary}
          autosize
          rows={2}
          description="One or two sentences that make people want to read on. Left empty, the SEO description is shown."
        />
        <CharacterCount text={summary} max={limits.pageSummary} />
      </div>
      <ImagePickerField
        {...picture}
        isReadOnly={isReadOnly}
        description="Beside the summary in lists, and where somebody shares the page. Left empty, networks show the share image of the company, or the first picture on the page."
      />
      <TextInput
        {...form.text('date')}
        type="date"
        readOnly={isReadOnly}
        description="Lists put the newest first by it. Left empty, the day on which the page was made counts and no date is shown."
      />
      <TextInput
        {...form.text('author')}
        readOnly={isReadOnly}
        maxLength={limits.author}
        description="Who wrote it. Articles show author and date below their title."
      />
      <KeywordTags
        {...tags}
        isReadOnly={isReadOnly}
        isOptional
        description="By these, a page list can show pages from anywhere on the site."
      />
      <Switch
        label={hasArticles.label}
        description="For a page such as News or Blog. Each page right below it shows author and date, search engines know it as an article, and people can subscribe to the feed of this page (feed.xml)."
        checked={hasArticles.value}
        onChange={(event) => hasArticles.onChange(event.currentTarget.checked)}
        disabled={isReadOnly}
      />
    </Stack>
  );
}
