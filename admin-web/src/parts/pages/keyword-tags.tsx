import { limits } from '@galley/shared/limits';
import { messages } from '@galley/shared/messages';
import { keywordTags } from '@galley/shared/schemas/page';
import { TagsInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

interface KeywordTagsProps {
  label: string;
  /** The keywords, separated by commas. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  description: ReactNode;
  isReadOnly: boolean;
  isOptional?: boolean;
}

/** A field for keywords as tags, entered with Enter or a comma. A duplicate is rejected. */
export function KeywordTags(props: KeywordTagsProps) {
  const [isDuplicate, setIsDuplicate] = useState(false);
  return (
    <TagsInput
      label={props.label}
      withAsterisk={!props.isOptional}
      placeholder={props.isReadOnly ? undefined : 'Type one and press Enter or a comma'}
      splitChars={[',']}
      dropdownOpened={false}
      maxLength={limits.keyword}
      readOnly={props.isReadOnly}
      value={keywordTags(props.value)}
      onChange={(tags) => props.onChange(tags.join(','))}
      // A list is reported after the duplicates in it.
      onPaste={() => setIsDuplicate(false)}
      onRemove={() => setIsDuplicate(false)}
      onSearchChange={(text) => {
        // The text of a rejected tag is cleared at once; the message stays until something else is typed.
        if (text !== '') setIsDuplicate(false);
      }}
      onDuplicate={() => setIsDuplicate(true)}
      error={isDuplicate ? messages.tagExists : props.error}
      description={props.description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
