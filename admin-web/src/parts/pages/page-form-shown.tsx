import { limits } from '@galley/shared/limits';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { CharacterCount } from '../../ui/character-count';
import { Switch } from '../../ui/switch';
import { ImagePickerField } from '../images/picker/image-picker-field';
import { KeywordTags } from './keyword-tags';
import type { PageFormHandle } from './use-page-form';

/** What lists of pages, feeds and social networks show of the page. */
export function PageFormShown({ form, isReadOnly }: { form: PageFormHandle; isReadOnly: boolean }) {
  const summary = form.form.watch('summary');
  const picture = form.control('picture');
  const pictureFocus = form.control('pictureFocus');
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
          description="One or two sentences that make people want to read on. If it is empty, the SEO description is shown."
        />
        <CharacterCount text={summary} max={limits.pageSummary} />
      </div>
      <ImagePickerField
        {...picture}
        onChange={(imageUrl) => {
          picture.onChange(imageUrl);
          pictureFocus.onChange('');
        }}
        focus={pictureFocus}
        isReadOnly={isReadOnly}
        description="Shown beside the summary in lists and when someone shares the page. If it is empty, the share image of the company or the first image on the page is used."
      />
      <TextInput
        {...form.text('date')}
        type="date"
        readOnly={isReadOnly}
        description="Lists are sorted by it, newest first. If it is empty, the day on which the page was created counts and no date is shown."
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
        description="Page lists can use tags to show pages from anywhere on the site."
      />
      <Switch
        label={hasArticles.label}
        description="For a page such as News or Blog. Each page directly below it shows its author and date, is marked as an article for search engines, and is in the feed of this page (feed.xml)."
        checked={hasArticles.value}
        onChange={(event) => hasArticles.onChange(event.currentTarget.checked)}
        disabled={isReadOnly}
      />
    </Stack>
  );
}
