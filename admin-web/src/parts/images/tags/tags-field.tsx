import { imageLimits } from '@galley/shared/image-rules';
import { TagsInput, type TagsInputProps } from '@mantine/core';
import { tagCounts } from './tagged';

interface TagsFieldProps extends TagsInputProps {
  value: string[];
  /** The library, whose tags are suggested, so that the same tag is spelled the same. */
  items: Parameters<typeof tagCounts>[0];
}

/** A field for tags with suggestions. */
export function TagsField({ items, ...control }: TagsFieldProps) {
  const tags = tagCounts(items).map(({ tag }) => tag);
  return (
    <TagsInput
      {...control}
      data={tags}
      // An empty dropdown is invisible, and Escape would close it instead of the drawer.
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
