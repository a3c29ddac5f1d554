import { imageLimits } from '@galley/shared/image-rules';
import { TagsInput, type TagsInputProps } from '@mantine/core';
import { tagCounts } from './tagged';

interface TagsFieldProps extends TagsInputProps {
  value: string[];
  /** Of the library: what they have is offered, so that one thing has one tag. */
  items: Parameters<typeof tagCounts>[0];
}

/** The tags of something of the library, typed with suggestions. */
export function TagsField({ items, ...control }: TagsFieldProps) {
  const tags = tagCounts(items).map(({ tag }) => tag);
  return (
    <TagsInput
      {...control}
      data={tags}
      // A list with nothing in it is not seen, and would be what Escape closes before the drawer.
      {...(tags.length === 0 && { dropdownOpened: false })}
      description="The search covers tags, too."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      splitChars={[',']}
      maxTags={imageLimits.tags}
      maxLength={imageLimits.tag}
      placeholder={control.value.length === 0 ? 'Type one and press Enter' : undefined}
    />
  );
}
