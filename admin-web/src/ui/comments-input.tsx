import { limits } from '@galley/shared/limits';
import { Textarea, type TextareaProps } from '@mantine/core';

/** Where version comments are typed. */
export const CommentsInput = (props: TextareaProps) => (
  <Textarea
    label="Comments"
    description={
      props.withAsterisk ? undefined : 'Optional. Sent with the email and kept in the version log.'
    }
    maxLength={limits.comments}
    rows={3}
    data-autofocus
    {...props}
  />
);
