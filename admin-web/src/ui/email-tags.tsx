import { emailPattern } from '@galley/shared/email-pattern';
import { TagsInput } from '@mantine/core';
import { useState } from 'react';

interface EmailTagsProps {
  label: string;
  description?: string;
  value: string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  error: string | undefined;
  /** An empty list is valid too. */
  isOptional?: boolean;
  isReadOnly?: boolean;
}

/** A list of email addresses. Invalid ones and duplicates are rejected when they are entered. */
export function EmailTags({
  label,
  description,
  value,
  onChange,
  onBlur,
  error,
  isOptional = false,
  isReadOnly = false,
}: EmailTagsProps) {
  const [rejection, setRejection] = useState<string>();
  const change = (emails: string[]) => {
    const wrong = emails.find((email) => !emailPattern.test(email.trim()));
    // A list is reported after the duplicates in it: what was said about one stays.
    if (wrong) setRejection(`'${wrong}' is not an email address.`);
    onChange(emails.map((email) => email.trim().toLowerCase()).filter((email) => emailPattern.test(email)));
  };
  return (
    <TagsInput
      label={label}
      description={description}
      withAsterisk={!isOptional}
      splitChars={[',', ';', ' ']}
      dropdownOpened={false}
      readOnly={isReadOnly}
      placeholder={isReadOnly ? undefined : 'name@company.com'}
      inputMode="email"
      value={value}
      onChange={change}
      onPaste={() => setRejection(undefined)}
      onRemove={() => setRejection(undefined)}
      onSearchChange={(text) => text !== '' && setRejection(undefined)}
      onDuplicate={(email) => setRejection(`'${email}' is in the list already.`)}
      onBlur={onBlur}
      error={rejection ?? error}
    />
  );
}
