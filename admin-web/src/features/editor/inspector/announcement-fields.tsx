import type { ComponentData } from '@galley/shared/components/dictionary';
import { limits } from '@galley/shared/limits';
import { Group, Text, Textarea } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { CharacterCount } from '../../../ui/character-count';

/** The form of an Announcement: one plain text. */
export function AnnouncementFields({ isReadOnly }: { isReadOnly: boolean }) {
  const { register, formState } = useFormContext<ComponentData['Announcement']>();
  const text = useWatch<ComponentData['Announcement'], 'announcementText'>({ name: 'announcementText' });
  return (
    <div>
      <Textarea
        label="Announcement Text"
        description="A slim bar across the page. Visitors can close it."
        withAsterisk={!isReadOnly}
        readOnly={isReadOnly}
        rows={3}
        error={formState.errors.announcementText?.message}
        {...register('announcementText')}
      />
      <Group justify="space-between" mt={4}>
        <Text size="xs" c="dimmed">
          Plain text
        </Text>
        <CharacterCount text={text} max={limits.announcementText} />
      </Group>
    </div>
  );
}
